import { defineKind } from "../../content/kind.ts";
import { words } from "../../content/words.ts";
import { company } from "../company/kind.ts";
import { leadershipSchema } from "./schema.ts";

export const leadership = defineKind({
  name: "leadership",
  path: "/about/leadership",
  files: "leadership.yaml",
  schema: leadershipSchema,
  listedUnder: words.areas.company,
  parent: company,
});
