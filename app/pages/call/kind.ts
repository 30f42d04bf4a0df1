import { defineKind } from "../../content/kind.ts";
import { words } from "../../content/words.ts";
import { callPageSchema } from "./schema.ts";

/** The short address for booking a call, for print and mail. */
export const call = defineKind({
  name: "call",
  path: "/call",
  files: "call.yaml",
  schema: callPageSchema,
  listedUnder: null,
  card: words.cards.call,
});
