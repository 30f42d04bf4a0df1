import { z } from "zod";
import type { Entry } from "../../content/entries.ts";
import { readingMinutes, readProse } from "../../content/prose.ts";
import {
  aboutField,
  drawingDescription,
  headSchema,
  ownIds,
  publicationFields,
  relatedSchema,
  slugSchema,
  words,
} from "../../content/schema/parts.ts";
import { captionedPictureSchema } from "../../content/schema/picture.ts";
import { daySchema } from "../../content/site-date.ts";

/** The front matter of an article and its text. */
export const insightSchema = z
  .strictObject({
    ...aboutField,
    ...publicationFields,
    title: words(70, 4),
    metaTitle: headSchema.shape.title
      .optional()
      .describe(
        "Required if the title is too short or too long for search results",
      ),
    summary: words(160, 50).describe(
      "One sentence for lists, the hero, search results and the feed",
    ),
    author: words(40),
    updated: daySchema
      .optional()
      .describe("The day of a change that readers should know about"),
    tags: z
      .array(slugSchema.max(20))
      .min(1)
      .max(4)
      .superRefine(ownIds((tag) => tag)),
    drawing: z
      .strictObject({ icon: slugSchema, description: drawingDescription })
      .optional()
      .describe(
        "A drawing in app/drawings/glyphs/ beside the title; by default the lengths of the sections are drawn",
      ),
    picture: captionedPictureSchema.optional().meta({
      description: "Replaces the drawing beside the title",
      place: "hero",
    }),
    related: relatedSchema.default({}),
    prose: z.string(),
  })
  .refine(({ date, updated = date }) => date <= updated, {
    path: ["updated"],
    error: "must not be before date",
  })
  .transform(({ summary, metaTitle, prose, ...article }, context) => ({
    ...article,
    subtitle: summary,
    head: { title: metaTitle ?? article.title, description: summary },
    minutes: readingMinutes(prose),
    sections: readProse(prose, (line, message) =>
      context.addIssue({ code: "custom", path: ["prose", line], message }),
    ),
  }));
export type Insight = Entry<z.infer<typeof insightSchema>>;
