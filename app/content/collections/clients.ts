import { z } from "zod";
import { defineCollection } from "../collection.ts";
import type { Draft } from "../draft.ts";
import { noProse, words } from "../schema/parts.ts";
import { pictureSchema } from "../schema/picture.ts";
import { draftField } from "../schema/publication.ts";

const clientSchema = z.strictObject({
  name: words(40),
  logo: pictureSchema,
  draft: draftField,
  /** Position in the list. */
  order: z.int().min(1).max(99),
  prose: noProse,
});
export type Client = z.infer<typeof clientSchema>;

function template({ slug, name, order }: Draft): string {
  return `---
name: "${name}"
logo:
  file: ${slug}.svg
  alt: "${name}"
order: ${order}
draft: true
---
`;
}

/** The logos on the home page. */
export const clients = defineCollection({
  name: "client",
  content: { folder: "clients", format: "md", schema: clientSchema, order: ({ order }) => order },
  shownOn: ["home"],
  people: ({ name }) => [name],
  scaffold: {
    longestName: 40,
    template,
    steps: () => [
      "Put the logo into content/pictures/: dark on a white or transparent background, as SVG or at least 160 pixels wide.",
      "Remove draft: true to publish it.",
    ],
  },
});
