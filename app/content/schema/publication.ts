import { z } from "zod";
import { daySchema } from "../site-date.ts";

/** Keeps a file out of the site until it is taken out; a form in the editor writes `false` then. */
export const draftField = z.boolean("must be true or false").optional().describe("Visitors do not see it");

/** The front matter by which a Markdown file comes and goes: the day it is from. */
export const publicationFields = {
  draft: draftField,
  date: daySchema,
};
