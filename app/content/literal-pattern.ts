/** Words as a regular expression that matches them literally. */
export const literalPattern = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
