import type { Country, Organization } from "schema-dts";
import { getContent } from "../../content/entries.ts";
import { hrefOf } from "../../content/kind.ts";
import { getOffices } from "../../content/offices.ts";
import { site } from "../../content/site.ts";
import { contact } from "../../pages/contact/kind.ts";
import { home } from "../../pages/home/kind.ts";
import { absolute } from "../../seo/addresses.ts";
import { logoFile } from "../../seo/icons.ts";

const id = `${absolute(hrefOf(home))}#organization`;

/** A reference to the agency, enough to identify it on pages without its full data. */
export function agency(): Organization {
  return { "@type": "Organization", "@id": id, name: site.name, url: absolute(hrefOf(home)) };
}

/** The agency's full data, for the home page and pages about the company. */
export function organization(): Organization {
  return {
    "@type": "Organization",
    "@id": id,
    name: site.name,
    url: absolute(hrefOf(home)),
    logo: absolute(logoFile),
    description: getContent(home).head.description,
    email: site.email,
    address: getOffices().map(({ city, country }) => ({
      "@type": "PostalAddress",
      addressLocality: city,
      addressCountry: country,
    })),
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "sales",
      email: site.email,
      url: absolute(hrefOf(contact)),
    },
    ...(site.social.length > 0 && { sameAs: site.social.map(({ url }) => url) }),
  };
}

/** The countries of the offices. */
export function countries(): Country[] {
  const names = new Set(getOffices().map(({ country }) => country));
  return [...names].map((name) => ({ "@type": "Country", name }));
}
