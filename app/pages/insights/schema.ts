import { z } from "zod";
import { callSchema, pageFields, words } from "../../content/schema/parts.ts";
import { inBraces, namesIn } from "../../text/parse.ts";

const mustSayTag = (limit: number, least?: number) =>
  words(limit, least).refine(
    (text) => namesIn(text).includes("tag"),
    `must contain ${inBraces("tag")}`,
  );

/** The list of articles, and the texts of tag pages. */
export const insightsSchema = z.strictObject({
  ...pageFields,
  register: z.strictObject({
    heading: words(40),
    tags: words(40),
    feed: words(32),
  }),
  tagPage: z.strictObject({
    title: mustSayTag(42),
    subtitle: mustSayTag(170),
    head: z.strictObject({
      title: mustSayTag(100),
      description: mustSayTag(160, 50),
    }),
  }),
  tagNames: z
    .record(z.string(), words(20))
    .describe('Names of tags that cannot be derived from their slug: ai: "AI"'),
  cta: callSchema,
});
