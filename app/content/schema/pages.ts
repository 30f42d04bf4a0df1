import { z } from "zod";
import { actionSchema, callSchema, pageFields, pathSchema, words } from "./parts.ts";

export const callPageSchema = z.strictObject({
  ...pageFields,
  message: z.literal("Redirecting to scheduling..."),
  fallback: z.strictObject({ text: words(60), action: actionSchema }),
});
export type CallPageInput = z.input<typeof callPageSchema>;
export type CallPage = z.infer<typeof callPageSchema>;

export const notFoundSchema = z.strictObject({
  ...pageFields,
  message: z.literal("Oops! Page not found"),
  action: actionSchema,
  /** What the drawing of the kit shows, and a remark for each of its parts. */
  drawing: z.strictObject({ description: words(260), notes: z.array(words(20)).length(3) }),
  partsList: z.strictObject({
    heading: words(30),
    columns: z.array(words(12)).length(4),
    rows: z.array(z.array(words(40, 1)).length(4)).length(3),
  }),
});
export type NotFoundInput = z.input<typeof notFoundSchema>;
export type NotFound = z.infer<typeof notFoundSchema>;

export const portfolioSchema = z.strictObject({
  ...pageFields,
  note: words(80),
  register: z.strictObject({
    heading: words(40),
    filterLegend: words(40),
    /** Says {shown} and {total}. */
    countLabel: words(60).refine(
      (t) => t.includes("{shown}") && t.includes("{total}"),
      "must say {shown} and {total}",
    ),
    linkLabel: z.literal("View Case Study"),
    allLabel: z.literal("All"),
  }),
  banner: callSchema.extend({ action: actionSchema }),
});
export type PortfolioInput = z.input<typeof portfolioSchema>;
export type Portfolio = z.infer<typeof portfolioSchema>;

/** Front matter of a legal page; the rest of the file is its prose. */
export const legalFrontMatterSchema = z.strictObject({
  title: words(42),
  metaTitle: words(60),
  metaDescription: words(160, 50),
  lastUpdated: z.string().regex(/^[A-Z][a-z]+ \d{4}$/, "a month and a year, such as January 2025"),
  order: z.int().min(1).max(99),
});

/** What the policies say of counting visits, one sentence or the other. */
export const visitsSchema = z.strictObject({
  notCounted: words(120),
  /** Says {host}, where the visits are counted. */
  counted: words(400).refine((text) => text.includes("{host}"), "must say {host}"),
});
export type VisitsInput = z.input<typeof visitsSchema>;

export const redirectsSchema = z.record(pathSchema, pathSchema);
