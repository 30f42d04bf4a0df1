import { z } from "zod";
import { defineSource } from "./kind.ts";
import {
  draftField,
  factSchema,
  noProse,
  orderField,
  paragraphsOf,
  pathSchema,
  slugSchema,
  words,
} from "./schema/parts.ts";
import { pictureSchema } from "./schema/picture.ts";

const sample = z
  .boolean()
  .optional()
  .describe("Invented: the launch check lists it");

/** Everyone on the leadership and company pages. */
export const people = defineSource({
  files: "people/*.md",
  schema: z
    .strictObject({
      name: words(40),
      draft: draftField,
      role: words(60),
      portrait: pictureSchema.optional().meta({ place: "portrait" }),
      hatched: z
        .boolean()
        .default(false)
        .describe(
          "Draws the portrait in lines; the photograph appears on hover, on focus and by a click",
        ),
      line: words(120)
        .optional()
        .describe("What the person answers for, on the company page"),
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
        .describe(
          "Nobody yet: a dashed card on the leadership page, until the file is deleted",
        ),
      prose: words(900, 40).describe(
        "Where the person learned the trade, on the leadership page",
      ),
    })
    .transform(({ prose, ...person }) => ({
      ...person,
      text: paragraphsOf(prose),
    })),
  order: ({ order }) => order,
});
export type Person = z.infer<typeof people.schema>;

/** What clients say; the first is shown large. */
export const testimonials = defineSource({
  files: "testimonials/*.md",
  schema: z
    .strictObject({
      name: words(40),
      draft: draftField,
      role: words(60),
      rating: z.int().min(1).max(5),
      order: orderField,
      face: pictureSchema.optional().meta({ place: "face" }),
      href: pathSchema
        .optional()
        .describe("Its case study, whose figure and number are shown with it"),
      engagement: slugSchema
        .optional()
        .describe("Or the icon of its engagement on the home page"),
      sample,
      prose: words(260).describe("What the client says"),
    })
    .transform(({ prose, ...testimonial }) => ({
      ...testimonial,
      content: prose,
    })),
  order: ({ order }) => order,
});
export type Testimonial = z.infer<typeof testimonials.schema>;

/** The logos on the home page. */
export const clients = defineSource({
  files: "clients/*.md",
  schema: z.strictObject({
    name: words(40),
    logo: pictureSchema.meta({ place: "logo" }),
    draft: draftField,
    order: orderField,
    prose: noProse,
  }),
  order: ({ order }) => order,
});
export type Client = z.infer<typeof clients.schema>;
