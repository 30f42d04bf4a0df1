import { z } from "zod";
import { defineCollection } from "../collection.ts";
import type { Draft } from "../draft.ts";
import { paragraphsOf, words } from "../schema/parts.ts";
import { pictureSchema } from "../schema/picture.ts";

const personSchema = z
  .strictObject({
    name: words(40),
    role: words(60),
    portrait: pictureSchema.optional(),
    /** On the company page. */
    line: words(120),
    /** Position in the list. */
    order: z.int().min(1).max(99),
    /** Invented: the launch check lists it. */
    sample: z.boolean().optional(),
    /** On the leadership page. */
    prose: words(900, 40),
  })
  .transform(({ prose, ...person }) => ({ ...person, text: paragraphsOf(prose) }));
export type Person = z.infer<typeof personSchema>;

function template({ name, order }: Draft): string {
  return `---
name: "${name}"
role: "To be written: role"
line: "To be written: what ${name} answers for, in up to 120 characters."
order: ${order}
sample: true
---

To be written: where ${name} learned the trade, and what clients ask for by name, in 40 to 900 characters.
`;
}

/** The team, after the founder. */
export const people = defineCollection({
  name: "person",
  content: { folder: "people", format: "md", schema: personSchema, order: ({ order }) => order },
  shownOn: ["leadership", "company"],
  people: ({ name }) => [name],
  scaffold: {
    longestName: 40,
    template,
    steps: () => [
      "Put a portrait of at least 560 × 700 pixels into content/pictures/ and add it: portrait: { file: asha-rao.jpg, alt: Asha Rao at a whiteboard }.",
    ],
  },
});
