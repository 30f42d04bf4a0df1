import { defineKind } from "../../content/kind.ts";
import { words } from "../../content/words.ts";
import { company } from "../company/kind.ts";
import { assuranceSchema, hasEnough } from "./schema.ts";

export const assurance = defineKind({
  name: "assurance",
  path: "/about/assurance",
  files: "assurance.yaml",
  schema: assuranceSchema,
  derive: (page) => page.filter(hasEnough),
  listedUnder: words.areas.company,
  parent: company,
});
