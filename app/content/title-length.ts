import { unmarked } from "./marks.ts";
/** The length of a title in search results, without the brand, which the page's head appends. */
export const titleLength = { least: 30, most: 55 } as const;

/** The problem with a title's length, if any. */
export function titleProblem(title: string, brand: string): string | undefined {
  const { least, most } = titleLength;
  const { length } = unmarked(title).replaceAll(unmarked(brand), "");
  if (length >= least && length <= most) return undefined;
  return `has ${length} characters without the brand: write ${least} to ${most}`;
}
