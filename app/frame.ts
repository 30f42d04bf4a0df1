import { coordinatesOf } from "./content/coordinates.ts";
import { listIndustries } from "./content/industries.ts";
import { listLegalPages } from "./content/legal.ts";
import { getNavigation, getOffices } from "./content/pages.ts";
import { listProducts } from "./content/products.ts";
import { groupServices } from "./content/services.ts";
import { site } from "./content/site.ts";
import type { FooterContent } from "./frame/footer/footer.tsx";
import type { Menu, MenuGroup } from "./frame/navbar/menu.ts";

const letter = (index: number) => String.fromCharCode("A".charCodeAt(0) + index);

function serviceMenu(): MenuGroup[] {
  return groupServices().map(({ title, services }) => ({
    title,
    entries: services.map(({ slug, menu }) => ({
      mark: String(menu.order).padStart(2, "0"),
      name: menu.name,
      line: menu.line,
      href: `/services/${slug}`,
      drawing: slug,
    })),
  }));
}

function productMenu(): MenuGroup {
  const entries = listProducts().map(({ slug, title, kind, menu }) => ({
    mark: `P${menu.order}`,
    name: title,
    line: kind,
    href: `/products/${slug}`,
    drawing: slug,
  }));
  return { title: getNavigation().products.title, entries };
}

function industryMenu(): MenuGroup {
  const { title, outside } = getNavigation().industries;
  const industries = listIndustries().map(({ slug, menu }, index) => ({
    mark: letter(index),
    name: menu.name,
    line: menu.line,
    href: `/industries/${slug}`,
    drawing: `hatch-${slug}`,
  }));
  const last = { ...outside, mark: letter(industries.length), drawing: "hatch-human-resource" };
  return { title, entries: [...industries, last] };
}

/** What the navigation bar and the mobile menu show. */
export function frameMenu(): Menu {
  const { services, products, industries, home, company, insights, contact, talent, letsTalk } =
    getNavigation();
  return {
    brand: site.name,
    home,
    company,
    insights,
    contact,
    talent,
    letsTalk,
    services: { name: services.name, groups: serviceMenu(), note: services.note },
    products: {
      name: products.name,
      group: productMenu(),
      descriptions: listProducts().map(({ menu }) => menu.line),
    },
    industries: { name: industries.name, group: industryMenu() },
  };
}

/** What the footer shows. The year is the build's. */
export function frameFooter(): FooterContent {
  const { footer } = getNavigation();
  return {
    brand: site.name,
    line: footer.line,
    email: site.email,
    site: footer.site,
    policies: {
      title: footer.policies.title,
      links: listLegalPages().map(({ slug, title }) => ({ name: title, href: `/${slug}` })),
    },
    elsewhere: {
      title: footer.elsewhere.title,
      links: site.social.map(({ network, url }) => ({ name: network, href: url })),
    },
    offices: {
      title: footer.offices.title,
      places: getOffices().map((office) => ({ city: office.city, coordinates: coordinatesOf(office) })),
    },
    titleBlock: [
      ...footer.titleBlock,
      { label: footer.rights, value: `© ${new Date().getFullYear()} ${site.name}` },
    ],
  };
}
