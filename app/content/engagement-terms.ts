import { z } from "zod";
import { getContent } from "./entries.ts";
import { defineSource } from "./kind.ts";
import { factSchema } from "./schema/parts.ts";

/** Terms that apply to every service, shown after its own facts. */
export const engagementTerms = defineSource({
  files: "engagement-terms.yaml",
  schema: z.array(factSchema).max(5),
});
export const getEngagementTerms = () => getContent(engagementTerms);
