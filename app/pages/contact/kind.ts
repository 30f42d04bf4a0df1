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
    {
      "@type": "ContactPage",
      name,
      url,
      description: entry.head.description,
      mainEntity: agency,
    },
    organization,
  ],
});

/** A page's links to the form choose its project type there. */
export const forProject =
  ({ project }: { project?: string | undefined }) =>
  (action: Action): Action =>
    project && action.href === hrefOf(contact)
      ? { ...action, href: `${action.href}?project=${project}#form` }
      : action;
