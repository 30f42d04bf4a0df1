import { getContent } from "../entries.ts";
import { unmarked } from "../marks.ts";
import { attempt } from "../parse.ts";
import { isQuantity, type Quantity } from "../schema/quantity.ts";
import { capital } from "./number-words.ts";
import { ownersFacts } from "./sources.ts";

/** However it begins: {ReplyTime} is {replyTime} with a capital. */
const said = (text: string) => capital(unmarked(text));

/** The number behind a text that quotes a fact, and says nothing else. */
export const quotedQuantity = (text: string): Quantity | undefined =>
  Object.values(attempt(() => getContent(ownersFacts)) ?? {})
    .filter(isQuantity)
    .find((fact) => said(fact.text) === said(text));

/** The number of a field, which quotes one or is one. */
export const quantityIn = (field: string | Quantity): Quantity | undefined =>
  typeof field === "string" ? quotedQuantity(field) : field;

/** What a page says of such a field. */
export const textIn = (field: string | Quantity): string =>
  typeof field === "string" ? field : field.text;
