import { defineKind } from "../../content/kind.ts";
import { shownFiles } from "../../content/publication.ts";
import { words } from "../../content/words.ts";
import { company } from "../company/kind.ts";
import { careersSchema } from "./schema.ts";

export const careers = defineKind({
  name: "careers",
  path: "/about/careers",
  files: "careers.yaml",
  schema: careersSchema,
  // The page of an open position needs it.
  derive: (page) =>
    page.filter(({ draft }) => !draft || shownFiles("jobs/").length > 0),
  listedUnder: words.areas.company,
  parent: company,
});
