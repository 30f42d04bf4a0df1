import { z } from "zod";
import { daySchema } from "../site-date.ts";

/** The front matter by which a Markdown file comes and goes: the day it is from. */
export const publicationFields = {
  draft: z.literal(true, "must be true, or left out").optional(),
  date: daySchema,
};
