import { z } from "zod";
import { words } from "../../content/schema/parts.ts";

/** Front matter of a legal page; the rest of the file is its prose. */
export const legalFrontMatterSchema = z.strictObject({
  title: words(42),
  metaTitle: words(60),
  metaDescription: words(160, 50),
  lastUpdated: z.string().regex(/^[A-Z][a-z]+ \d{4}$/, "a month and a year, such as January 2025"),
  order: z.int().min(1).max(99),
});
