import { site as config } from "../../site.config.ts";
import { parseContent } from "./parse.ts";
import { siteSchema } from "./schema/site.ts";

/** The configuration, checked. */
export const site = parseContent(siteSchema, "site.config.ts", config);
