/** How long a title for search engines is, the brand's name not counted, which the head puts behind it. */
export const titleLength = { least: 30, most: 55 } as const;

/** What is wrong with a title's length; undefined where it fits a list of results. */
export function titleProblem(title: string, brand: string): string | undefined {
  const { least, most } = titleLength;
  const { length } = title.replaceAll(brand, "");
  if (length >= least && length <= most) return undefined;
  return `has ${length} characters without the brand: write ${least} to ${most}`;
}
