import { z } from "zod";
import { getContent } from "../content/entries.ts";
import { defineSource } from "../content/kind.ts";
import { pathSchema } from "../content/schema/parts.ts";

/** Redirects from old and short paths to pages. */
export const redirects = defineSource({
  files: "redirects.yaml",
  schema: z.record(pathSchema, pathSchema),
});
export const getRedirects = () => getContent(redirects);
