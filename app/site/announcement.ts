import { z } from "zod";
import { listEntries } from "../content/entries.ts";
import { defineSource } from "../content/kind.ts";
import {
  actionSchema,
  draftField,
  noProse,
  words,
} from "../content/schema/parts.ts";
import { daySchema, siteDate } from "../content/site-date.ts";

/** The line above the bar: the current announcement that ends first. */
export const announcements = defineSource({
  files: "announcements/*.md",
  schema: z
    .strictObject({
      text: words(100).describe("What is new, in one line"),
      draft: draftField,
      link: actionSchema.optional(),
      starts: daySchema
        .optional()
        .describe("The first day; without it, from the next build on"),
      ends: daySchema.describe("The last day"),
      prose: noProse,
    })
    .refine(({ starts, ends }) => starts === undefined || starts <= ends, {
      path: ["ends"],
      error: "must not be before starts",
    }),
  order: ({ ends }) => Date.parse(ends),
});

/** The announcement above the bar on the day of the build. */
export function currentAnnouncement() {
  const today = siteDate();
  return listEntries(announcements).find(
    ({ starts = today, ends }) => starts <= today && today <= ends,
  );
}
