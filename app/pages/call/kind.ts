import { z } from "zod";
import { defineKind } from "../../content/kind.ts";
import {
  actionSchema,
  pageFields,
  words as text,
} from "../../content/schema/parts.ts";
import { calendarOf } from "../../content/schema/site.ts";
import { site } from "../../content/site.ts";
import { words } from "../../content/words.ts";

/** The short address for booking a call, for print and mail. */
export const call = defineKind({
  name: "call",
  path: "/call",
  files: "call.yaml",
  schema: z.strictObject({
    ...pageFields,
    message: text(40),
    fallback: z.strictObject({ text: text(60), action: actionSchema }),
  }),
  // Without a calendar there is nothing to redirect to.
  derive: (page) => (calendarOf(site.scheduling.general) ? page : []),
  listedUnder: null,
  card: words.cards.call,
});
