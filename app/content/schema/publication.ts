import { z } from "zod";
import { daySchema } from "../site-date.ts";

/** Keeps a file out of the site until it is taken out. */
export const draftField = z.literal(true, "must be true, or left out").optional();

/** The front matter by which a Markdown file comes and goes: the day it is from. */
export const publicationFields = {
  draft: draftField,
  date: daySchema,
};
