import { footerLogo } from "../brand/logo.ts";
import { getOffices } from "../content/offices.ts";
import { site } from "../content/site.ts";
import { siteDate } from "../content/site-date.ts";
import type { FooterContent } from "../frame/footer/footer.tsx";
import { assurance } from "../pages/assurance/kind.ts";
import { legal } from "../pages/legal/kind.ts";
import { companyDetails } from "./identity.ts";
import { getNavigation } from "./navigation.ts";
import { isPresent } from "./navigation-schema.ts";
import { pagesOf } from "./pages.ts";

/** What the footer shows. */
export function siteFooter(): FooterContent {
  const { footer } = getNavigation();
  const offices = getOffices();
  return {
    brand: site.name,
    logo: footerLogo(),
    line: footer.line,
    email: site.email,
    site: {
      title: footer.site.title,
      links: footer.site.links.filter(isPresent),
    },
    policies: {
      title: footer.policies.title,
      links: [
        ...[...pagesOf(legal), ...pagesOf(assurance)].map(({ name, path }) => ({
          name,
          href: path,
        })),
        ...footer.policies.links.filter(isPresent),
      ],
    },
    elsewhere: {
      title: footer.elsewhere.title,
      links: [
        ...site.social.map(({ network, url }) => ({
          name: network,
          href: url,
        })),
        ...footer.elsewhere.links.filter(isPresent),
      ],
    },
    offices: {
      title: footer.offices.title,
      places: offices.map(({ city, country }) => ({ city, country })),
    },
    company: companyDetails(),
    rights: {
      label: footer.rights,
      value: `© ${siteDate().slice(0, 4)} ${site.name}`,
    },
  };
}
