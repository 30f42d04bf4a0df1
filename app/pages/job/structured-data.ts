import type { Country, JobPosting, MonetaryAmount } from "schema-dts";
import { getContent } from "../../content/entries.ts";
import type { DataContext, DataPage } from "../../content/kind.ts";
import { proseHtml } from "../../content/prose.ts";
import { site } from "../../content/site.ts";
import { careers } from "../careers/kind.ts";
import type { Job, Pay } from "./schema.ts";

/** The employment types of schema.org. */
const employmentTypes: Record<Job["kind"], string> = {
  "Full-time": "FULL_TIME",
  "Part-time": "PART_TIME",
  Contract: "CONTRACTOR",
  Temporary: "TEMPORARY",
  Internship: "INTERN",
};

function salary({ currency, from, to, per }: Pay): MonetaryAmount {
  return {
    "@type": "MonetaryAmount",
    currency,
    value: {
      "@type": "QuantitativeValue",
      minValue: from,
      maxValue: to,
      unitText: per.toUpperCase(),
    },
  };
}

/** The countries from which people may work, if the owner has named them. */
function workingFrom(): Country[] | undefined {
  const { positions } = getContent(careers);
  return positions.countries?.map((name) => ({ "@type": "Country", name }));
}

/**
 * The workplace, or for remote work the countries from which people may work:
 * by default those of the offices.
 */
function location(
  place: string,
  { countries, codeOfCountry }: DataContext,
): Partial<Exclude<JobPosting, string>> {
  const [locality = "", country] = place.split(", ");
  if (country === undefined)
    return {
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: workingFrom() ?? countries,
    };
  const address = {
    "@type": "PostalAddress",
    addressLocality: locality,
    addressCountry: codeOfCountry(country),
  } as const;
  return { jobLocation: { "@type": "Place", address } };
}

export function jobPosting(
  { entry, url }: DataPage<Job>,
  context: DataContext,
): JobPosting {
  return {
    "@type": "JobPosting",
    title: entry.title,
    identifier: {
      "@type": "PropertyValue",
      name: site.name,
      value: entry.slug,
    },
    description: `<p>${entry.subtitle}</p>${proseHtml(entry.sections)}`,
    url,
    datePosted: entry.date,
    validThrough: `${entry.closes}T23:59:59Z`,
    employmentType: employmentTypes[entry.kind],
    hiringOrganization: context.organization,
    directApply: false,
    ...location(entry.place, context),
    ...(entry.range && { baseSalary: salary(entry.range) }),
  };
}
