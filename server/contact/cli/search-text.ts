import type { Submission } from "../inbox.ts";
import { sourceFields } from "../lead-source.ts";

/**
 * Normalising sorts each run of combining marks in quadratic time. No language has such long runs, so longer ones are
 * split by U+034F, as in Unicode's Stream-Safe Text Format (UAX #15).
 */
const longestRunOfMarks = /\p{M}{30}/gu;

export const fold = (text: string): string =>
  text.toWellFormed().replace(longestRunOfMarks, "$&\u034F").normalize("NFKC").toLowerCase();

/** The words to search for, ignoring case and compatibility forms. */
export const searchWords = (search: string): string[] =>
  fold(search)
    .split(/\s+/)
    .filter((word) => word !== "");

export function containsAll(words: readonly string[], id: string, submission: Submission): boolean {
  const { name, email, projectType, message } = submission;
  const source = sourceFields.map((field) => submission[field] ?? "");
  const text = fold([id, name, email, projectType ?? "", ...source, message].join("\n"));
  return words.every((word) => text.includes(word));
}
