import { z } from "zod";
import { defineCollection } from "../collection.ts";
import type { Draft } from "../draft.ts";
import { pathSchema, slugSchema, words } from "../schema/parts.ts";
import { pictureSchema } from "../schema/picture.ts";

const testimonialSchema = z
  .strictObject({
    name: words(40),
    role: words(60),
    rating: z.int().min(1).max(5),
    /** The place among the others; the first is set as a statement. */
    order: z.int().min(1).max(99),
    face: pictureSchema.optional(),
    /** The page of its case study: shown with its figure and its number. */
    href: pathSchema.optional(),
    /** Or its engagement on the home page, by its icon. */
    engagement: slugSchema.optional(),
    /** Not real yet: the launch check lists it. */
    sample: z.boolean().optional(),
    prose: words(260),
  })
  .transform(({ prose, ...testimonial }) => ({ ...testimonial, content: prose }));
export type Testimonial = z.infer<typeof testimonialSchema>;

function template({ name, order }: Draft): string {
  return `---
name: "${name}"
role: "To be written: role, trade"
rating: 5
order: ${order}
sample: true
---

To be written: what ${name} says, in up to 260 characters.
`;
}

/** The voices of clients. */
export const testimonials = defineCollection({
  name: "testimonial",
  content: { folder: "testimonials", format: "md", schema: testimonialSchema, order: ({ order }) => order },
  shownOn: ["home"],
  people: ({ name }) => [name],
  scaffold: {
    longestName: 40,
    template,
    steps: () => [
      "Ask for leave to quote, and for a face of 128 × 128 pixels or more: face: { file: asha-rao.jpg, alt: Asha Rao }.",
      "Name its case study, href: /case-studies/slug, or its engagement on the home page by icon, engagement: month-end.",
    ],
  },
});
