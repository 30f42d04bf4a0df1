import {
  fields,
  type LeadSource,
  requiredFields,
  type SourceField,
  sourceFields,
} from "./fields.ts";
import { tidySource } from "./lead-source.ts";
import type { Submission } from "./message.ts";
import { Problem } from "./problems.ts";

/** The values of a post, by name. */
export type Posted = Record<string, string>;

export const longestName = 40;
const fieldName = new RegExp(`^[a-z]\\w{0,${longestName - 1}}$`, "i");
export const isFieldName = (name: string): boolean => fieldName.test(name);

export const isSource = (name: string): name is SourceField =>
  sourceFields.some((known) => known === name);
const isListed = (name: string): boolean =>
  isSource(name) || fields.some((field) => field.name === name);

/** No form has as many, and each takes a line of a mail. */
export const mostUnlisted = 10;

/** `known` is the source to use when the sender reports none. */
export function requireSubmission(
  posted: Posted,
  known: LeadSource,
): Submission {
  const missing = requiredFields.filter(
    (name) => (posted[name] ?? "").trim() === "",
  );
  if (missing.length > 0)
    throw new Problem("missing-fields", { fields: missing });
  const submission = arrange({ ...known, ...posted });
  if (submission.unlisted) {
    const first = Object.entries(submission.unlisted).slice(0, mostUnlisted);
    submission.unlisted = Object.fromEntries(first);
  }
  return submission;
}

/**
 * Values by name as a submission. During a release, and afterwards in tabs that
 * were open before, a page has other fields than the server that it posts to;
 * and an earlier release stored others than this one. So what the table does
 * not list is kept under its own name.
 */
export function arrange(values: Readonly<Record<string, unknown>>): Submission {
  const given = Object.entries(values).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const texts: Posted = Object.fromEntries(given);
  const listed: Record<string, string | null> = {};
  for (const { name, required } of fields) {
    listed[name] = texts[name] ?? (required ? "" : null);
  }
  const submission = { ...listed, ...tidySource(texts) } as Submission;
  const unlisted = given.filter(
    ([name, value]) => !isListed(name) && value.trim() !== "",
  );
  if (unlisted.length > 0) submission.unlisted = Object.fromEntries(unlisted);
  return submission;
}

/** Every value by its name, as it is stored. */
export function flatten({
  unlisted,
  ...listed
}: Submission): Record<string, string | null> {
  return { ...listed, ...unlisted };
}

/** Every text of a visitor, for searching and measuring. */
export function textsOf({ unlisted = {}, ...listed }: Submission): string[] {
  const texts = [...Object.values(listed), ...Object.entries(unlisted).flat()];
  return texts.filter((text) => text !== null);
}

/**
 * What a visitor entered: equal for two sends of one message. It leaves out how
 * they found the form. A field that one of two releases does not list makes no
 * difference.
 */
export function enteredText(submission: Submission): string {
  const entered = Object.entries(flatten(submission)).filter(
    ([name, value]) => value && !isSource(name),
  );
  const byName = entered.sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(byName);
}
