import { z } from "zod";
import { actionSchema, pageFields, words } from "../../content/schema/parts.ts";

export const callPageSchema = z.strictObject({
  ...pageFields,
  message: words(40),
  fallback: z.strictObject({ text: words(60), action: actionSchema }),
});
