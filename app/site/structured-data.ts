import type { BreadcrumbList, Graph, Organization, Person } from "schema-dts";
import { getContent, listEntries } from "../content/entries.ts";
import { people } from "../content/items.ts";
import { type DataContext, hrefOf } from "../content/kind.ts";
import { unmarked } from "../content/marks.ts";
import { getOffices } from "../content/offices.ts";
import { ContentError } from "../content/parse.ts";
import { site } from "../content/site.ts";
import { contact } from "../pages/contact/kind.ts";
import { home } from "../pages/home/kind.ts";
import { leadership } from "../pages/leadership/kind.ts";
import { absolute, cardPath } from "../seo/addresses.ts";
import { logoFile } from "../seo/icons.ts";
import { codeOfCountry } from "./countries.ts";
import { companyData, registeredOffice } from "./identity.ts";
import { pageTrail, type SitePage, sitePage } from "./pages.ts";

const id = `${absolute(hrefOf(home))}#organization`;

/**
 * A reference to the agency, enough to identify it on pages without its full
 * data.
 */
function agency(): Organization {
  return {
    "@type": "Organization",
    "@id": id,
    name: site.name,
    url: absolute(hrefOf(home)),
  };
}

const officeAddresses = () =>
  getOffices().map(
    ({ city, country }) =>
      ({
        "@type": "PostalAddress",
        addressLocality: city,
        addressCountry: codeOfCountry(country),
      }) as const,
  );

/** The agency's full data, for the home page and pages about the company. */
function organization(): Organization {
  return {
    "@type": "Organization",
    "@id": id,
    name: site.name,
    url: absolute(hrefOf(home)),
    logo: absolute(logoFile),
    description: getContent(home).head.description,
    email: site.email,
    ...companyData(),
    address: [...registeredOffice(), ...officeAddresses()],
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "sales",
      email: site.email,
      url: absolute(hrefOf(contact)),
    },
    ...(site.social.length > 0 && {
      sameAs: site.social.map(({ url }) => url),
    }),
  };
}

/** Only pages that exist: there is no /services, for example. */
function breadcrumbs(trail: readonly SitePage[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absolute(path),
    })),
  };
}

function authorOf(name: string): Organization | Person {
  if (unmarked(name) === site.name) return agency();
  const page = sitePage(hrefOf(leadership));
  const isThere = listEntries(people).some(
    (person) => unmarked(person.name) === unmarked(name),
  );
  return {
    "@type": "Person",
    name,
    ...(page && isThere && { url: absolute(page.path) }),
  };
}

function createContext(): DataContext {
  const countries = new Set(
    getOffices().map(({ country }) => unmarked(country)),
  );
  return {
    agency: agency(),
    organization: organization(),
    // Search engines take the site's name from here, on the home page only.
    website: {
      "@type": "WebSite",
      "@id": absolute("/#website"),
      name: site.name,
      url: absolute("/"),
      inLanguage: site.lang,
      publisher: agency(),
    },
    countries: [...countries].map((name) => ({ "@type": "Country", name })),
    codeOfCountry,
    authorOf,
    pageAt(path) {
      const page = sitePage(path);
      if (!page) throw new ContentError(`There is no page at ${path}`);
      return { url: absolute(path), title: page.title };
    },
  };
}

/**
 * The structured data of a page; null if it is not indexed. Without reviews and
 * prices.
 */
export function structuredData(path: string): Graph | null {
  const page = sitePage(path);
  if (!page?.indexed) return null;
  const { kind, entry, name } = page;
  const about = {
    entry,
    name,
    url: absolute(path),
    card: absolute(cardPath(path)),
  };
  const trail = pageTrail(page);
  return {
    "@context": "https://schema.org",
    "@graph": [
      ...(kind.structuredData?.(about, createContext()) ?? []),
      ...(trail.length > 1 ? [breadcrumbs(trail)] : []),
    ],
  };
}
