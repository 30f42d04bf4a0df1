import { z } from "zod";
import { format } from "../../text/format.ts";
import { getContent, type Source } from "../entries.ts";
import { message } from "../schema/message.ts";
import { officePlaceFields, words } from "../schema/parts.ts";
import { quantitySchema, sharesSchema } from "../schema/quantity.ts";
import { type Site, visitCounter } from "../schema/site.ts";
import { site } from "../site.ts";

/**
 * Where the offices are. The offices' sentences may quote facts, so they are no
 * source.
 */
export const places = {
  files: "offices.yaml",
  schema: z.array(z.object(officePlaceFields)).min(1),
} satisfies Source;

const factName = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*$/, "must be a name such as replyTime");
const fact = z.union([
  z.string().trim().min(1).max(200),
  z.number().int().nonnegative(),
  quantitySchema,
  sharesSchema,
  z
    .null()
    .describe("Not decided yet: a cell of a table that quotes it is empty"),
]);

/** The facts that the owner states. */
export const ownersFacts = {
  files: "facts.yaml",
  schema: z.record(factName, fact),
} satisfies Source;

const says = (most: number, ...names: string[]) =>
  message(names, { most, required: names });

/** What the policies say about counting visits: one of two sentences. */
export const visits = {
  files: "visits.yaml",
  schema: z.strictObject({
    notCounted: words(120),
    /** With the host where visits are counted, and what is sent there. */
    counted: says(500, "host", "what"),
    what: z.strictObject({
      plausible: words(160),
      umami: words(160),
      endpoint: words(160),
    }),
  }),
} satisfies Source;

/**
 * What the privacy policy says about erasing messages: with the days after
 * which the inbox erases one.
 */
export const retention = {
  files: "retention.yaml",
  schema: z.strictObject({ erased: says(200, "days") }),
} satisfies Source;

/** Whether visits are counted, so that the policies match content/site.yaml. */
export function countingVisits(configured: Pick<Site, "analytics">): string {
  const counter = visitCounter(configured);
  const { counted, notCounted, what } = getContent(visits);
  if (counter === null) return notCounted;
  const { host } = new URL(counter.address);
  return format(counted, { host, what: what[counter.service] }, site.lang);
}

/** When the inbox erases a message; empty if it never does. */
export function erasingMessages({
  keepMessagesDays: days,
}: Pick<Site, "keepMessagesDays">): string {
  return days === null
    ? ""
    : format(getContent(retention).erased, { days }, site.lang);
}
