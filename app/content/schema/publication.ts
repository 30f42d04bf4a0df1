import { z } from "zod";
import { daySchema } from "../site-date.ts";

/** A draft is not published. The editor's forms write `false` for a box that is not ticked. */
export const draftField = z.boolean("must be true or false").optional().describe("Visitors do not see it");

/** Front matter that decides when a Markdown file is published. */
export const publicationFields = {
  draft: draftField,
  date: daySchema,
};
