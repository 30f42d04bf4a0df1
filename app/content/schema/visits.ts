import { z } from "zod";
import { words } from "./parts.ts";

/** What the policies say of counting visits, one sentence or the other. */
export const visitsSchema = z.strictObject({
  notCounted: words(120),
  /** Says {host}, where the visits are counted. */
  counted: words(400).refine((text) => text.includes("{host}"), "must say {host}"),
});
export type VisitsInput = z.input<typeof visitsSchema>;
