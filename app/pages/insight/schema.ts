import { z } from "zod";
import type { Entry } from "../../content/kind.ts";
import { readProse } from "../../content/prose.ts";
import { publicationFields } from "../../content/publication.ts";
import { readingMinutes } from "../../content/reading-time.ts";
import {
  aboutField,
  drawingDescription,
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
    /** Where the title is not of the length that search engines show. */
    metaTitle: words(100).optional(),
    /** In one sentence: in lists, below the title, in search results and in the feed. */
    summary: words(160, 50),
    author: words(40),
    /** The day of a change that a reader should know of. */
    updated: daySchema.optional(),
    tags: z
      .array(slugSchema.max(20))
      .min(1)
      .max(4)
      .refine((tags) => new Set(tags).size === tags.length, "names a tag more than once"),
    /** One of app/drawings/glyphs, beside the title; without it, a section through the text is drawn. */
    drawing: z.strictObject({ icon: slugSchema, description: drawingDescription }).optional(),
    /** Beside the title, in place of a drawing. */
    picture: captionedPictureSchema.optional(),
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
    sections: readProse(prose, (message) => context.addIssue({ code: "custom", path: ["text"], message })),
  }));
export type Insight = Entry<z.infer<typeof insightSchema>>;
