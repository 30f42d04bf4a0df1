import { z } from "zod";
import { contentReader } from "./content-file.ts";
import { factSchema } from "./schema/parts.ts";

const engagementTermsSchema = z.array(factSchema).max(5);
export type EngagementTermsInput = z.input<typeof engagementTermsSchema>;

/** What holds for every service: shown after the facts of its own. */
export const getEngagementTerms = contentReader({ file: "engagement-terms", schema: engagementTermsSchema });
