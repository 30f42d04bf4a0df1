import { visibleText } from "../visible-text.ts";

export interface Excerpt {
  words: string;
  cut: boolean;
}

/** The beginning of a visitor's words. Preparing a megabyte for a mail would block the server's thread. */
export function excerpt(text: string, longest: number): Excerpt {
  // Cut before and after: a carriage return and a line feed are shown as one character, others as up to eight.
  const words = visibleText(beginning(text, 2 * longest + 2));
  return { words: beginning(words, longest), cut: words.length > longest };
}

const beginning = (text: string, longest: number): string =>
  text.length <= longest ? text : text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, "");

/** Where to read the rest. */
export const readWhole = (id: string): string => `npm run --silent inbox -- show ${id}`;
