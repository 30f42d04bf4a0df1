import { defineKind } from "../../content/kind.ts";
import { companySchema } from "./schema.ts";

export const company = defineKind({
  name: "company",
  path: "/about/company",
  page: "pages/company/page.tsx",
  content: { file: "company", schema: companySchema },
  listedUnder: "Company",
  structuredData: ({ entry, name, url }, { agency, organization }) => [
    { "@type": "AboutPage", name, url, description: entry.head.description, mainEntity: agency },
    organization,
  ],
});
