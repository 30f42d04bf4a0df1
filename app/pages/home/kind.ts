import { defineKind } from "../../content/kind.ts";
import { words } from "../../content/words.ts";
import { homeSchema } from "./schema.ts";

export const home = defineKind({
  name: "home",
  path: "/",
  files: "home.yaml",
  schema: homeSchema,
  listedUnder: words.areas.company,
  structuredData: (_, { organization, website }) => [organization, website],
});
