const WORDS_PER_MINUTE = 200;

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** The reading time of a text, in minutes. */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round(countWords(text) / WORDS_PER_MINUTE));
