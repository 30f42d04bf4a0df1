import { defineKind } from "../../content/kind.ts";
import { words } from "../../content/words.ts";
import { company } from "../company/kind.ts";
import { careersSchema } from "./schema.ts";

export const careers = defineKind({
  name: "careers",
  path: "/about/careers",
  files: "careers.yaml",
  schema: careersSchema,
  listedUnder: words.areas.company,
  parent: company,
});
