import { defineKind } from "../../content/kind.ts";
import { homeSchema } from "./schema.ts";

export const home = defineKind({
  name: "home",
  path: "/",
  files: "home.yaml",
  schema: homeSchema,
  listedUnder: "Company",
  structuredData: (_, { organization, website }) => [organization, website],
});
