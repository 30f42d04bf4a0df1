import { hash } from "node:crypto";
import { type FieldValues, fields } from "../fields.ts";
import { judgeAddress } from "./mail-address.ts";

/** Where a visitor may write links. */
const proseFields = fields.filter(
  ({ kind }) => kind === "text" || kind === "lines",
);

/** What is known about a message besides its text. */
export interface SpamEvidence {
  /** The value of the hidden field when a person sends the form. */
  siteUrl: string;
  /** Measured by the page's script; null if it did not run. */
  secondsToFill: number | null;
  /** How many messages of the last day have the same fingerprint. */
  earlierAlike: number;
  /**
   * Counts the message among those of all clients, unless it is suspected: spam
   * puts nobody else under suspicion.
   */
  exceedsAll: () => boolean;
}

/** No person fills in a form faster: autofill and pasting take longer. */
const FASTEST_PERSON_SECONDS = 2;
/** A client may list competitors, or the sites to replace. */
const MOST_LINKS = 10;
/** An impatient client sends the same text two or three times. */
const FLOOD = 5;
/** Different people may send 'I need a website' on the same day. */
const FLOOD_OF_FEW_WORDS = 20;
const FEW_WORDS_LENGTH = 40;

const SUSPECTED_FROM = 10;

/**
 * The first three are enough alone; it takes two or three of the others. Stored
 * and used in scripts: never rename one.
 */
const weights = {
  "hidden-field": 10,
  flood: 10,
  "over-limit": 10,
  "too-fast": 6,
  "impossible-address": 6,
  "many-links": 5,
  "unlikely-address": 3,
  "same-words": 3,
};
export type SpamReason = keyof typeof weights;

/** The explanation of each reason, for people who read the inbox. */
export const spamReasons: Record<SpamReason, string> = {
  "hidden-field": "The hidden field does not hold the site's address.",
  flood: "The same words came many times within a day.",
  "over-limit":
    "More messages came from all clients together than CONTACT_LIMIT_IN_ALL.",
  "too-fast": `The form was filled in within ${FASTEST_PERSON_SECONDS} seconds.`,
  "impossible-address": "The email address cannot receive mail.",
  "many-links": `There are more than ${MOST_LINKS} links.`,
  "unlikely-address": "The email address is unlikely to receive mail.",
  "same-words": "The same words came before within a day.",
};

export const isSpamReason = (text: string): text is SpamReason =>
  Object.hasOwn(spamReasons, text);

/**
 * Takes constant time for any message: each check reads a bounded part of it.
 */
export function judgeSpam(values: FieldValues, evidence: SpamEvidence) {
  const { email, message, website } = values;
  const { siteUrl, secondsToFill, earlierAlike, exceedsAll } = evidence;
  const reasons: SpamReason[] = [];
  if (website !== siteUrl) reasons.push("hidden-field");
  if (secondsToFill !== null && secondsToFill < FASTEST_PERSON_SECONDS)
    reasons.push("too-fast");
  const address = judgeAddress(email);
  if (address !== "fine") reasons.push(`${address}-address`);
  const links = proseFields.reduce(
    (sum, { name }) => sum + countLinks(values[name] ?? ""),
    0,
  );
  if (links > MOST_LINKS) reasons.push("many-links");
  if (
    earlierAlike >=
    (message.length < FEW_WORDS_LENGTH ? FLOOD_OF_FEW_WORDS : FLOOD)
  )
    reasons.push("flood");
  else if (earlierAlike > 0) reasons.push("same-words");
  if (scoreOf(reasons) < SUSPECTED_FROM && exceedsAll())
    reasons.push("over-limit");
  const score = scoreOf(reasons);
  return { score, reasons, suspected: score >= SUSPECTED_FROM };
}

const scoreOf = (reasons: SpamReason[]): number =>
  reasons.reduce((sum, reason) => sum + weights[reason], 0);

/** How much of a text is searched for links. */
const SEARCHED = 65_536;
/**
 * Each alternative has a bounded length, so the search is linear. One URL
 * counts once.
 */
const link = /\[url=(?:https?:\/\/)?(?:www\.)?|https?:\/\/(?:www\.)?|\bwww\./gi;

/** Stops at one too many. */
const countLinks = (text: string): number =>
  text
    .slice(0, SEARCHED)
    .matchAll(link)
    .take(MOST_LINKS + 1)
    .toArray().length;

/**
 * Messages that start with this many equal characters, whitespace normalised,
 * count as the same.
 */
const LOOKED_AT = 32_768;
/**
 * This many characters are read to find them; a text with more spaces than that
 * is not prose.
 */
const READ_AT_MOST = 4 * LOOKED_AT;

/**
 * A digest of a message's text that ignores case and whitespace. Unicode is not
 * normalised, because that takes quadratic time for a run of combining marks.
 */
export function fingerprint(message: string): string {
  const read = message.trimStart().slice(0, READ_AT_MOST);
  const words = read
    .replace(/\s+/g, " ")
    .slice(0, LOOKED_AT)
    .trimEnd()
    .toLowerCase();
  return hash("sha256", Buffer.from(words, "utf16le"), "base64url");
}

/**
 * The page's script reports in this header how long filling in the form took; a
 * form without scripts has none.
 */
export const fillSecondsHeader = "x-form-seconds";

/**
 * Anything except a plain number of seconds counts as unknown, which is not a
 * sign of spam.
 */
export function parseFillSeconds(
  header: string | string[] | undefined,
): number | null {
  return typeof header === "string" && /^\d{1,9}(?:\.\d{1,3})?$/.test(header)
    ? Number(header)
    : null;
}
