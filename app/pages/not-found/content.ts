import { z } from "zod";
import { getContent } from "../../content/entries.ts";
import { defineSource } from "../../content/kind.ts";
import { actionSchema, pageFields, words } from "../../content/schema/parts.ts";

const notFoundSchema = z.strictObject({
  ...pageFields,
  message: words(40),
  action: actionSchema,
  links: z
    .array(actionSchema)
    .min(1)
    .max(4)
    .describe("Where a visitor may have wanted to go"),
  drawing: z
    .strictObject({
      description: words(260),
      notes: z.array(words(20)).length(3),
    })
    .describe("The text alternative of the drawing, and a remark per part"),
  partsList: z.strictObject({
    heading: words(30),
    columns: z.array(words(12)).length(4),
    rows: z.array(z.array(words(40, 1)).length(4)).length(3),
  }),
});
export type NotFound = z.infer<typeof notFoundSchema>;

export const notFound = defineSource({
  files: "not-found.yaml",
  schema: notFoundSchema,
});
export const getNotFound = () => getContent(notFound);
