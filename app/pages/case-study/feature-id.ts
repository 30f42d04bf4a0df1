/** Where a part of the figure is described: the balloon's number is the feature's. */
export function featureId(index: number): string {
  return `part-${index + 1}`;
}
