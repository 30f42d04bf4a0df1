import { z } from "zod";
import { contentReader } from "../content/entries.ts";
import { pathSchema } from "../content/schema/parts.ts";

const redirectsSchema = z.record(pathSchema, pathSchema);

/** Redirects from old and short paths to pages. */
export const getRedirects = contentReader({ file: "redirects", schema: redirectsSchema });
