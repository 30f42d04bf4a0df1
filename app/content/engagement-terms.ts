import { z } from "zod";
import { contentReader } from "./entries.ts";
import { factSchema } from "./schema/parts.ts";

const engagementTermsSchema = z.array(factSchema).max(5);

/** Terms that apply to every service, shown after its own facts. */
export const getEngagementTerms = contentReader({ file: "engagement-terms", schema: engagementTermsSchema });
