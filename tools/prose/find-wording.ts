import { wordsToAvoid } from "./words.ts";

const rules = wordsToAvoid.map(([pattern, plain]) => ({
  pattern: new RegExp(`\\b(?:${pattern})(?![\\w-])`, "gi"),
  plain,
}));

/** A message for each use of a word to avoid, with its line. */
export function findWording(file: string, text: string): string[] {
  return text
    .split("\n")
    .flatMap((line, index) =>
      rules.flatMap(({ pattern, plain }) =>
        [...line.matchAll(pattern)].map(([found]) => `${file}:${index + 1}: “${found}”, write: ${plain}`),
      ),
    );
}
