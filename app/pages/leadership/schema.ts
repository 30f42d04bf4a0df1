import { z } from "zod";
import { unmarked } from "../../content/marks.ts";
import {
  actionSchema,
  callWithActionsSchema,
  confirmMark,
  heroFacts,
  pageFields,
  words,
} from "../../content/schema/parts.ts";

export const leadershipSchema = z.strictObject({
  ...pageFields,
  facts: heroFacts,
  actions: z.tuple([actionSchema, actionSchema]),
  team: z
    .strictObject({ heading: words(40) })
    .describe("The heading above content/people/"),
  philosophy: z.strictObject({
    heading: words(40),
    /** The sentences of one statement; the marked words have a note. */
    statement: z
      .array(
        z.strictObject({
          text: words(90),
          mark: words(40),
          note: words(140),
          confirm: confirmMark,
        }),
      )
      .length(4)
      .refine(
        (lines) =>
          lines.every(({ text, mark }) =>
            unmarked(text).includes(unmarked(mark)),
          ),
        "each mark must occur in its text",
      ),
  }),
  cta: callWithActionsSchema,
});
export type Leadership = z.infer<typeof leadershipSchema>;
