import { literalPattern } from "./literal-pattern.ts";
import { unmarked } from "./marks.ts";

/**
 * The length of a title in search results, without the brand, which the page's
 * head appends.
 */
export const titleLength = { least: 30, most: 55 } as const;

/** The problem with a title's length, if any. */
export function titleProblem(title: string, brand: string): string | undefined {
  const { least, most } = titleLength;
  const named = new RegExp(
    `(?<![\\p{L}\\p{N}])${literalPattern(unmarked(brand))}(?![\\p{L}\\p{N}])`,
    "gu",
  );
  const { length } = unmarked(title).replaceAll(named, "");
  if (length >= least && length <= most) return undefined;
  return `has ${length} characters without the brand: write ${least} to ${most}`;
}
