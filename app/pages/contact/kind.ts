import { defineKind } from "../../content/kind.ts";
import { words } from "../../content/words.ts";
import { contactSchema } from "./schema.ts";

export const contact = defineKind({
  name: "contact",
  path: "/contact",
  files: "contact.yaml",
  schema: contactSchema,
  listedUnder: words.areas.company,
  structuredData: ({ entry, name, url }, { agency, organization }) => [
    { "@type": "ContactPage", name, url, description: entry.head.description, mainEntity: agency },
    organization,
  ],
});
