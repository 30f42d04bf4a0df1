import { z } from "zod";
import { monthInWords } from "../../content/intl.ts";
import { readingMinutes } from "../../content/prose.ts";
import {
  aboutField,
  draftField,
  headSchema,
  orderField,
  words,
} from "../../content/schema/parts.ts";
import { monthSchema } from "../../content/site-date.ts";
import { say, words as siteWords } from "../../content/words.ts";
import { readLegalSections } from "./sections.ts";

/** The front matter of a policy and its prose, split into sections. */
export const legalSchema = z
  .strictObject({
    ...aboutField,
    draft: draftField,
    title: words(42, 1),
    metaTitle: headSchema.shape.title,
    metaDescription: headSchema.shape.description,
    lastUpdated: monthSchema,
    order: orderField,
    prose: z.string(),
  })
  .transform(
    (
      { title, metaTitle, metaDescription, lastUpdated, order, prose },
      context,
    ) => ({
      title,
      subtitle: say(siteWords.legal.updated, {
        month: monthInWords(lastUpdated),
      }),
      head: { title: metaTitle, description: metaDescription },
      order,
      sections: readLegalSections(prose, (line, message) =>
        context.addIssue({ code: "custom", path: ["prose", line], message }),
      ),
      readingMinutes: readingMinutes(prose),
    }),
  );
