/** Escapes text for a regular expression. */
export const literalPattern = (words: string): string =>
  words.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
