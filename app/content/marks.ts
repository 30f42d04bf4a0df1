import type { z } from "zod";

/**
 * How a text on a page finds its field again. `npm run edit` replaces this
 * module by tools/edit/marks.ts, which puts invisible marks around every text
 * of content/. Everywhere else nothing is marked, and these functions do
 * nothing.
 */

/** A file before its schema. */
export interface MarkedFile<Content> {
  /** From the project's root. */
  file: string;
  value: unknown;
  schema: z.ZodType<Content>;
  /** Fills in facts. */
  fill?(value: unknown): unknown;
}

/** What a schema made of a file, with marks around its texts. */
export const withMarks = <Content>(
  content: Content,
  _file: MarkedFile<Content>,
): Content => content;

/** A fact that a text quotes. */
export const markedFact = (_name: string, value: string): string => value;

/** A text that derives from another one, with its marks. */
export const markedLike = (_source: string, text: string): string => text;

/** A text without marks: to compare, to measure or to parse it. */
export const unmarked = (text: string): string => text;
