/** The id of a feature: its number is that of the part's balloon. */
export function featureId(index: number): string {
  return `part-${index + 1}`;
}
