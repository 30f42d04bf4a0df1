import { z } from "zod";
import { getContent } from "../content/entries.ts";
import { defineSource } from "../content/kind.ts";
import { factSchema, pathSchema, words } from "../content/schema/parts.ts";

/** What llms.txt says before it lists the pages. */
export const assistants = defineSource({
  files: "assistants.yaml",
  schema: z.strictObject({
    answers: z
      .array(factSchema.extend({ label: words(40), value: words(200, 1) }))
      .max(16)
      .describe("What assistants are asked most: costs and contact"),
    heading: words(40),
    pages: z
      .array(z.strictObject({ href: pathSchema }))
      .max(8)
      .describe("The pages that say more, listed first under this heading"),
  }),
});
export type Assistants = z.infer<typeof assistants.schema>;
export const getAssistants = () => getContent(assistants);
