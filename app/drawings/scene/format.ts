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

/** Steps in a row; the letter of a sloping one holds for those that follow it. */
function joined(steps: readonly string[]): string {
  return steps.reduce((data, next, index) => {
    const follows = next.startsWith("l") && steps[index - 1]?.startsWith("l");
    if (!follows) return data + next;
    return data + (next[1] === "-" ? "" : " ") + next.slice(1);
  }, "");
}

/** Path data through the points. Steps run between rounded points, so that rounding never adds up. */
export function polyline(points: readonly (readonly [x: number, y: number])[], grid = 0.1): string {
  const snap = (value: number) => Math.round(value / grid) * grid;
  const rounded = points.map(([x, y]) => [snap(x), snap(y)] as const);
  const [start = [0, 0]] = rounded;
  const steps = rounded.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = rounded[index] ?? start;
    return step(x - fromX, y - fromY);
  });
  return `M${point(...start)}${joined(steps)}`;
}
