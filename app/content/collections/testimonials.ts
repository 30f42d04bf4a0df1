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
    /** Position in the list; the first is shown large. */
    order: z.int().min(1).max(99),
    face: pictureSchema.optional(),
    /** The page of its case study, whose figure and number are shown with it. */
    href: pathSchema.optional(),
    /** Or the `icon` of its engagement on the home page. */
    engagement: slugSchema.optional(),
    /** Invented: the launch check lists it. */
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

/** What clients say. */
export const testimonials = defineCollection({
  name: "testimonial",
  content: { folder: "testimonials", format: "md", schema: testimonialSchema, order: ({ order }) => order },
  shownOn: ["home"],
  people: ({ name }) => [name],
  scaffold: {
    longestName: 40,
    template,
    steps: () => [
      "Ask for permission to quote, and for a photograph of at least 128 × 128 pixels: face: { file: asha-rao.jpg, alt: Asha Rao }.",
      "Link its case study (href: /case-studies/slug) or its engagement on the home page (engagement: icon).",
    ],
  },
});
