import { z } from "zod";
import { contentReader } from "../content/content-file.ts";
import { pathSchema } from "../content/schema/parts.ts";

const redirectsSchema = z.record(pathSchema, pathSchema);

/** Old and short addresses, with the pages they lead to. */
export const getRedirects = contentReader({ file: "redirects", schema: redirectsSchema });
