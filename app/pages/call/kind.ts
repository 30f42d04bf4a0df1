import { defineKind } from "../../content/kind.ts";
import { calendarOf } from "../../content/schema/site.ts";
import { site } from "../../content/site.ts";
import { words } from "../../content/words.ts";
import { callPageSchema } from "./schema.ts";

/** The short address for booking a call, for print and mail. */
export const call = defineKind({
  name: "call",
  path: "/call",
  files: "call.yaml",
  schema: callPageSchema,
  // Without a calendar there is nothing to redirect to.
  derive: (page) => (calendarOf(site.scheduling.general) ? page : []),
  listedUnder: null,
  card: words.cards.call,
});
