import { defineKind } from "../../content/kind.ts";
import { words } from "../../content/words.ts";
import { companySchema } from "./schema.ts";

export const company = defineKind({
  name: "company",
  path: "/about/company",
  files: "company.yaml",
  schema: companySchema,
  listedUnder: words.areas.company,
  structuredData: ({ entry, name, url }, { agency, organization }) => [
    {
      "@type": "AboutPage",
      name,
      url,
      description: entry.head.description,
      mainEntity: agency,
    },
    organization,
  ],
});
