import type { Submission } from "../inbox.ts";

/** Both databases compare these bytes alike, so a search finds the same in either. */
const fold = (text: string): string =>
  text.toWellFormed().replaceAll("\0", "\uFFFD").normalize("NFKC").toLowerCase();

export const searchText = (id: string, { name, email, projectType, message }: Submission): string =>
  fold([id, name, email, projectType ?? "", message].join("\n"));

/** One LIKE pattern for each word, '!' being the escape character. */
export const searchTerms = (search: string): string[] =>
  fold(search)
    .split(/\s+/)
    .filter((word) => word !== "")
    .map((word) => `%${word.replace(/[!%_]/g, "!$&")}%`);
