import { z } from "zod";
import { contentReader } from "./entries.ts";
import { actionSchema, factSchema, words } from "./schema/parts.ts";

const callActionsSchema = z.strictObject({
  scheduleCall: actionSchema,
  freeEstimate: actionSchema,
  bookFreeCall: actionSchema,
  exploreServices: actionSchema,
  /** The length and price of a call: shown next to the invitation, in its dial and in heroes. */
  terms: z.strictObject({ remarks: z.tuple([words(24), words(24)]), dial: words(12), fact: factSchema }),
});

/** The buttons of the calls to action that several pages share. */
export const getCallActions = contentReader({ file: "call-actions", schema: callActionsSchema });
