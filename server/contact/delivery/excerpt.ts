import { visibleText } from "../visible-text.ts";

export interface Excerpt {
  words: string;
  cut: boolean;
}

/** The beginning of a visitor's words. Preparing a megabyte for a mail would block the server's thread. */
export function excerpt(text: string, longest: number): Excerpt {
  if (text.length <= longest) return { words: visibleText(text), cut: false };
  const beginning = text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, "");
  return { words: visibleText(beginning), cut: true };
}

/** Where to read the rest. */
export const readWhole = (id: string): string => `npm run --silent inbox -- show ${id}`;
