import { visibleText } from "../visible-text.ts";

interface Excerpt {
  words: string;
  cut: boolean;
}

/** The start of a visitor's text. Preparing a megabyte for a mail would block the server's thread. */
export function excerpt(text: string, longest: number): Excerpt {
  // Cut before and after escaping: CR LF becomes one character, others up to eight.
  const words = visibleText(beginning(text, 2 * longest + 2));
  return { words: beginning(words, longest), cut: words.length > longest };
}

const beginning = (text: string, longest: number): string =>
  text.length <= longest ? text : text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, "");

/** Where to read the rest. */
export const readWhole = (id: string): string => `npm run --silent inbox -- show ${id}`;
