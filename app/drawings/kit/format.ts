/** A number as short as SVG allows: no needless zero, never "-0". */
export function decimal(value: number, places: number): string {
  const text = String(Number(value.toFixed(places)));
  return text === "-0" ? "0" : text.replace(/^(-?)0\./, "$1.");
}

/** A coordinate, one decimal at most. */
export function coordinate(value: number): string {
  return decimal(value, 1);
}

export function point(x: number, y: number): string {
  return `${coordinate(x)} ${coordinate(y)}`;
}

/** A step from the current point, as short as SVG allows. */
export function step(dx: number, dy: number): string {
  const [across, down] = [coordinate(dx), coordinate(dy)];
  if (across === "0") return `v${down}`;
  if (down === "0") return `h${across}`;
  return `l${across}${down.startsWith("-") ? "" : " "}${down}`;
}

/** Path data through the points. Steps run between rounded points, so that rounding never adds up. */
export function polyline(points: readonly (readonly [x: number, y: number])[], grid = 0.1): string {
  const snap = (value: number) => Math.round(value / grid) * grid;
  const rounded = points.map(([x, y]) => [snap(x), snap(y)] as const);
  return rounded
    .map(([x, y], index) => {
      const previous = rounded[index - 1];
      return previous ? step(x - previous[0], y - previous[1]) : `M${point(x, y)}`;
    })
    .join("");
}
