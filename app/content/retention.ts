import { z } from "zod";
import { sourceReader } from "./content-files.ts";
import { words } from "./schema/parts.ts";

/** What the privacy policy says about erasing messages. */
const retentionSchema = z.strictObject({
  /** Contains {days}, after which the inbox erases a message. */
  erased: words(200).refine((text) => text.includes("{days}"), "must contain {days}"),
});

export const getRetention = sourceReader({ file: "retention", schema: retentionSchema });
