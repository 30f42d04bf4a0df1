import { z } from "zod";
import { sourceReader } from "./content-files.ts";
import { words } from "./schema/parts.ts";

/** What the policies say about counting visits: one of two sentences. */
const visitsSchema = z.strictObject({
  notCounted: words(120),
  /** Contains {host}, where visits are counted, and {what} is sent. */
  counted: words(500)
    .refine((text) => text.includes("{host}"), "must contain {host}")
    .refine((text) => text.includes("{what}"), "must contain {what}"),
  what: z.strictObject({ plausible: words(160), umami: words(160), endpoint: words(160) }),
});

export const getVisits = sourceReader({ file: "visits", schema: visitsSchema });
