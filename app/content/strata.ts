import type { ProseSection } from "./prose.ts";

/** The sections of a text, for its drawing. */
export const strataOf = (sections: readonly ProseSection[]): { words: number; marked: boolean }[] =>
  sections.map(({ words, blocks }) => ({ words, marked: blocks.some(({ type }) => type !== "text") }));
