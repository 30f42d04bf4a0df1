import { site as config } from "../../site.config.ts";
import { parseContent } from "./parse.ts";
import { siteSchema } from "./schema/site.ts";

/** The validated configuration. */
export const site = parseContent(siteSchema, "site.config.ts", config);
