import { z } from "zod";
import { getContent } from "./entries.ts";
import { defineSource } from "./kind.ts";
import { actionSchema, factSchema, words } from "./schema/parts.ts";

const callActionsSchema = z.strictObject({
  scheduleCall: actionSchema,
  freeEstimate: actionSchema,
  writeToUs: actionSchema,
  bookFreeCall: actionSchema,
  exploreServices: actionSchema,
  terms: z
    .strictObject({
      remarks: z.tuple([words(24), words(24)]),
      dial: words(12),
      fact: factSchema,
    })
    .describe(
      "The length and price of a call: shown next to the invitation, in its dial and in heroes",
    ),
});

/** The buttons of the calls to action that several pages share. */
export const callActions = defineSource({
  files: "call-actions.yaml",
  schema: callActionsSchema,
});
export const getCallActions = () => getContent(callActions);
