import { defineKind } from "../../content/kind.ts";
import { words } from "../../content/words.ts";
import { legalSchema } from "./schema.ts";

export const legal = defineKind({
  name: "legal",
  path: "/:slug",
  files: "legal/*.md",
  schema: legalSchema,
  order: ({ order }) => order,
  listedUnder: "Optional",
  card: words.cards.policy,
});
