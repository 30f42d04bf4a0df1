import { defineKind, hrefOf } from "../../content/kind.ts";
import type { Action } from "../../content/schema/parts.ts";
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

/** The link of a page to the form, with its project type chosen. */
export const enquiryOf = ({
  enquiry,
  project,
}: {
  enquiry: string;
  project?: string | undefined;
}): Action => ({
  label: enquiry,
  href: project ? `${hrefOf(contact)}?project=${project}#form` : hrefOf(contact),
});
