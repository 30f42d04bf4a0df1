import { z } from "zod";
import { unmarked } from "../../content/marks.ts";
import {
  actionSchema,
  callWithActionsSchema,
  drawingDescription,
  factSchema,
  heroFacts,
  pageFields,
  sampleMark,
  words,
} from "../../content/schema/parts.ts";
import { pictureSchema } from "../../content/schema/picture.ts";

const memberSchema = z.strictObject({
  name: words(40),
  role: words(60),
  portrait: pictureSchema.optional(),
  description: words(420),
  facts: z.array(factSchema).max(4).default([]),
  sample: sampleMark,
  placeholder: z
    .boolean()
    .default(false)
    .describe("The placeholder, until there are people in content/people/"),
});

export const leadershipSchema = z.strictObject({
  ...pageFields,
  facts: heroFacts,
  actions: z.tuple([actionSchema, actionSchema]),
  drawing: drawingDescription,
  team: z.strictObject({ heading: words(40), members: z.array(memberSchema).min(2) }),
  philosophy: z.strictObject({
    heading: words(40),
    /** The sentences of one statement; the marked words have a note. */
    statement: z
      .array(z.strictObject({ text: words(90), mark: words(40), note: words(140) }))
      .length(4)
      .refine(
        (lines) => lines.every(({ text, mark }) => unmarked(text).includes(unmarked(mark))),
        "each mark must occur in its text",
      ),
  }),
  cta: callWithActionsSchema,
});
export type Leadership = z.infer<typeof leadershipSchema>;
