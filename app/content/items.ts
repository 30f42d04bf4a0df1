import { z } from "zod";
import { defineSource } from "./kind.ts";
import {
  actionSchema,
  factSchema,
  noProse,
  orderField,
  paragraphsOf,
  pathSchema,
  slugSchema,
  words,
} from "./schema/parts.ts";
import { pictureSchema } from "./schema/picture.ts";
import { draftField } from "./schema/publication.ts";

const sample = z.boolean().optional().describe("Invented: the launch check lists it");

/** Everyone on the leadership and company pages. */
export const people = defineSource({
  files: "people/*.md",
  schema: z
    .strictObject({
      name: words(40),
      role: words(60),
      portrait: pictureSchema.optional(),
      hatched: z
        .boolean()
        .default(false)
        .describe("Draws the portrait in lines; the photograph appears on hover, on focus and by a click"),
      line: words(120).optional().describe("What the person answers for, on the company page"),
      order: orderField,
      facts: z
        .array(factSchema)
        .max(4)
        .default([])
        .describe("Those who have some are shown large on the leadership page"),
      sample,
      placeholder: z
        .boolean()
        .default(false)
        .describe("Nobody yet: a dashed card on the leadership page, until the file is deleted"),
      prose: words(900, 40).describe("Where the person learned the trade, on the leadership page"),
    })
    .transform(({ prose, ...person }) => ({ ...person, text: paragraphsOf(prose) })),
  order: ({ order }) => order,
});
export type Person = z.infer<typeof people.schema>;

/** What clients say; the first is shown large. */
export const testimonials = defineSource({
  files: "testimonials/*.md",
  schema: z
    .strictObject({
      name: words(40),
      role: words(60),
      rating: z.int().min(1).max(5),
      order: orderField,
      face: pictureSchema.optional(),
      href: pathSchema.optional().describe("Its case study, whose figure and number are shown with it"),
      engagement: slugSchema.optional().describe("Or the icon of its engagement on the home page"),
      sample,
      prose: words(260).describe("What the client says"),
    })
    .transform(({ prose, ...testimonial }) => ({ ...testimonial, content: prose })),
  order: ({ order }) => order,
});
export type Testimonial = z.infer<typeof testimonials.schema>;

/** The logos on the home page. */
export const clients = defineSource({
  files: "clients/*.md",
  schema: z.strictObject({
    name: words(40),
    logo: pictureSchema,
    draft: draftField,
    order: orderField,
    prose: noProse,
  }),
  order: ({ order }) => order,
});
export type Client = z.infer<typeof clients.schema>;

/** The line above the bar: the current announcement that ends first. */
export const announcements = defineSource({
  files: "announcements/*.md",
  schema: z
    .strictObject({
      text: words(100).describe("What is new, in one line"),
      link: actionSchema.optional(),
      starts: z.iso.date().optional().describe("The first day; without it, from the next build on"),
      ends: z.iso.date().describe("The last day"),
      prose: noProse,
    })
    .refine(({ starts, ends }) => starts === undefined || starts <= ends, {
      path: ["ends"],
      error: "must not be before starts",
    }),
  order: ({ ends }) => Date.parse(ends),
});
