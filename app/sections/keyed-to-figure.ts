interface PageWithFigure {
  picture?: object | undefined;
  drawing: { balloons: readonly string[] };
}

/** The remark of a list whose items have the numbers of the balloons; undefined if the figure has none, or others. */
export function keyedToFigure(
  { picture, drawing }: PageWithFigure,
  items: readonly object[],
): string | undefined {
  return picture || drawing.balloons.length !== items.length ? undefined : "Keyed to fig. 1";
}
