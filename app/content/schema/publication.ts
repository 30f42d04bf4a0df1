import { z } from "zod";
import { daySchema } from "../site-date.ts";

/** A draft is not published. */
export const draftField = z.literal(true, "must be true, or left out").optional();

/** Front matter that decides when a Markdown file is published. */
export const publicationFields = {
  draft: draftField,
  date: daySchema,
};
