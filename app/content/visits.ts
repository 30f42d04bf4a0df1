import { z } from "zod";
import { contentReader } from "./content-file.ts";
import { words } from "./schema/parts.ts";

/** What the policies say of counting visits, one sentence or the other. */
const visitsSchema = z.strictObject({
  notCounted: words(120),
  /** Says {host}, where the visits are counted. */
  counted: words(400).refine((text) => text.includes("{host}"), "must say {host}"),
});
export type VisitsInput = z.input<typeof visitsSchema>;

export const getVisits = contentReader({ file: "visits", schema: visitsSchema });
