import { defineKind } from "../../content/kind.ts";
import { shownFiles } from "../../content/publication.ts";
import { words } from "../../content/words.ts";
import { company } from "../company/kind.ts";
import { leadershipSchema } from "./schema.ts";

export const leadership = defineKind({
  name: "leadership",
  path: "/about/leadership",
  files: "leadership.yaml",
  schema: leadershipSchema,
  // Without a person there is nobody to show.
  derive: (page) => (shownFiles("people/").length > 0 ? page : []),
  listedUnder: words.areas.company,
  parent: company,
});
