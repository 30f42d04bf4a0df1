import { listEntries } from "../content/entries.ts";
import { type Entry, hrefOf, type Kind, type PageContent, type Path } from "../content/kind.ts";
import { site } from "../content/site.ts";
import type { Menu, MenuEntry, MenuGroup } from "../frame/navbar/menu.ts";
import { industry } from "../pages/industry/kind.ts";
import { kinds } from "../pages/kinds.ts";
import { product } from "../pages/product/kind.ts";
import { service } from "../pages/service/kind.ts";
import { getNavigation } from "./navigation.ts";
import { groupServices } from "./service-groups.ts";

function menuEntries<Content extends PageContent>(
  kind: Kind<Path, Content>,
  entries: readonly Entry<Content>[] = listEntries(kind),
): MenuEntry[] {
  return entries.flatMap((entry, index) => {
    const described = kind.describe?.(entry);
    const shown = kind.menu?.(entry, index);
    if (!described || !shown) return [];
    const { name, line } = described;
    return [{ mark: shown.mark, name, line, href: hrefOf(kind, entry.slug), drawing: shown.drawing }];
  });
}

/** The drawing files of all that the menus may show. */
export function menuDrawings(): string[] {
  return kinds.flatMap((kind) => menuEntries(kind).map(({ drawing }) => drawing));
}

function industryMenu(): MenuGroup {
  const { title, outside } = getNavigation().industries;
  const entries = menuEntries(industry);
  const mark = String.fromCharCode("A".charCodeAt(0) + entries.length);
  return { title, entries: [...entries, { ...outside, mark, drawing: "hatch-human-resource" }] };
}

/** What the navigation bar and the mobile menu show. */
export function siteMenu(): Menu {
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
    services: {
      name: services.name,
      groups: groupServices().map(({ title, services }) => ({
        title,
        entries: menuEntries(service, services),
      })),
      note: services.note,
    },
    products: {
      name: products.name,
      group: { title: products.title, entries: menuEntries(product) },
      descriptions: listEntries(product).map(({ menu }) => menu.line),
    },
    industries: { name: industries.name, group: industryMenu() },
  };
}
