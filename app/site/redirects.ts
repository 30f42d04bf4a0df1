import { z } from "zod";
import { pathSchema } from "../content/schema/parts.ts";

export const redirectsSchema = z.record(pathSchema, pathSchema);
export type Redirects = z.infer<typeof redirectsSchema>;
