/**
 * Marks are characters for private use. A text has one before and one after it,
 * both with its number, so that the halves of different texts are never taken
 * for a pair.
 */
export const START = 0xf0001;
export const END = 0x100001;
export const isMark = /[\u{f0001}-\u{10fffd}]/gu;
