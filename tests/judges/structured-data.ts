import { readFileSync } from "node:fs";
import { readHead } from "../tools/page-head.ts";
import type { FileJudge, Remark } from "./judge.ts";

type Data = Record<string, unknown>;

interface Fields {
  /** Alternatives have a bar between them. */
  required?: readonly string[];
  recommended?: readonly string[];
}

const article: Fields = {
  recommended: ["author", "dateModified", "datePublished", "headline", "image"],
};

/**
 * What Google documents for each type in use
 * (https://developers.google.com/search/docs/appearance/structured-data). It
 * documents no field for Service, AboutPage and ContactPage: they are for other
 * readers of schema.org.
 */
const documented: Readonly<Record<string, Fields>> = {
  Organization: {
    required: ["name"],
    recommended: [
      "address",
      "alternateName",
      "contactPoint",
      "description",
      "email",
      "foundingDate",
      "legalName",
      "logo",
      "numberOfEmployees",
      "sameAs",
      "taxID|vatID|iso6523Code|duns|leiCode",
      "telephone",
      "url",
    ],
  },
  PostalAddress: {
    required: ["addressCountry"],
    recommended: [
      "addressLocality",
      "addressRegion",
      "postalCode",
      "streetAddress",
    ],
  },
  ContactPoint: { required: ["email|telephone"] },
  WebSite: { required: ["name", "url"], recommended: ["alternateName"] },
  BreadcrumbList: { required: ["itemListElement"] },
  ListItem: { required: ["item", "name", "position"] },
  FAQPage: { required: ["mainEntity"] },
  Question: { required: ["acceptedAnswer", "name"] },
  Answer: { required: ["text"] },
  SoftwareApplication: {
    required: ["name", "offers", "aggregateRating|review"],
    recommended: ["applicationCategory", "operatingSystem"],
  },
  Article: article,
  BlogPosting: article,
  Person: { required: ["name"], recommended: ["url"] },
  JobPosting: {
    required: [
      "datePosted",
      "description",
      "hiringOrganization",
      "jobLocation|applicantLocationRequirements",
      "title",
    ],
    recommended: [
      "baseSalary",
      "directApply",
      "employmentType",
      "identifier",
      "validThrough",
    ],
  },
  Place: { required: ["address"] },
  MonetaryAmount: { required: ["currency", "value"] },
  Service: {},
  AboutPage: {},
  ContactPage: {},
  Country: { required: ["name"] },
  QuantitativeValue: {},
  PropertyValue: { required: ["name", "value"] },
};

const isCountryCode = (value: unknown) =>
  typeof value === "string" && /^[A-Z]{2}$/.test(value);

/** A node that says which one it is and no more. */
const isReference = (data: Data) =>
  Object.keys(data).every((name) =>
    ["@type", "@id", "name", "url"].includes(name),
  ) && "@id" in data;

function* typedData(value: unknown): Generator<Data> {
  if (Array.isArray(value)) {
    for (const item of value) yield* typedData(item);
  } else if (typeof value === "object" && value !== null) {
    if ("@type" in value && !isReference(value as Data)) yield value as Data;
    for (const part of Object.values(value)) yield* typedData(part);
  }
}

const isThere = (data: Data, field: string) =>
  field.split("|").some((name) => {
    const value = data[name];
    return Array.isArray(value)
      ? value.length > 0
      : value !== undefined && value !== "";
  });

function remarksOf(data: Data, place: string): Remark[] {
  const type = String(data["@type"]);
  const name = String(data.name ?? data.headline ?? data.title ?? "");
  const fields = documented[type];
  if (!fields)
    return [{ rule: `${type}: not in the table`, message: name, place }];
  const missing = (names: readonly string[] = [], need: string) =>
    names
      .filter((field) => !isThere(data, field))
      .map((field) => ({
        rule: `${type}.${field}`,
        message: `is ${need}, "${name}"`,
        place,
      }));
  const remarks = [
    ...missing(fields.required, "required"),
    ...missing(fields.recommended, "recommended"),
  ];
  if (isThere(data, "addressCountry") && !isCountryCode(data.addressCountry)) {
    const message = `is ${data.addressCountry}, which is no code of ISO 3166`;
    remarks.push({ rule: `${type}.addressCountry`, message, place });
  }
  return remarks;
}

/** What Google requires or recommends and a page's structured data lacks. */
export const findMissingFields = (graph: unknown, place: string): Remark[] =>
  [...typedData(graph)].flatMap((data) => remarksOf(data, place));

export const structuredData: FileJudge = {
  name: "structured data",
  reads: "pages",
  planted: {
    html: '<script type="application/ld+json">{"@graph":[{"@type":"FAQPage"}]}</script>',
    rule: /FAQPage\.mainEntity/,
  },
  judge: (files) => ({
    findings: files.flatMap(({ name, file }) =>
      findMissingFields(readHead(readFileSync(file, "utf8")).graph, name),
    ),
    undecided: [],
  }),
};
