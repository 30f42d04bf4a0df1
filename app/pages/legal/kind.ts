import { defineKind } from "../../content/kind.ts";
import { words } from "../../content/words.ts";
import { legalScaffold } from "./scaffold.ts";
import { legalSchema } from "./schema.ts";

export const legal = defineKind({
  name: "legal",
  path: "/:slug",
  page: "pages/legal/page.tsx",
  content: { folder: "legal", format: "md", schema: legalSchema, order: ({ order }) => order },
  listedUnder: "Optional",
  card: words.cards.policy,
  scaffold: legalScaffold,
  samples: ["privacy-policy"],
});
