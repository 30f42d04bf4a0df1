import { meet } from "./outline.ts";
import { type Item, isFilled, penKey, type Shape } from "./shape.ts";

/** Closer than this, one shape may be visible on the other: half a line on either side. */
const LINE = 1;
/** Faces that share an edge touch; an overlap by rounding is not visible. */
const ROUNDING = -0.75;

/** Shapes of one pen that can be one path, or a single fixed thing. */
export type Layer = { shapes: [Shape, ...Shape[]] } | Exclude<Item, Shape>;

/**
 * Merges shapes of one pen into one path if the picture stays the same: a shape may join an earlier path of its pen
 * if it touches nothing drawn in between, and a filled one must not cover any of that path.
 */
export function compact(items: readonly Item[]): Layer[] {
  const layers: Layer[] = [];
  for (const item of items) {
    const host = "node" in item ? undefined : hostOf(item, layers);
    if (host) host.push(item as Shape);
    else layers.push("node" in item ? item : { shapes: [item] });
  }
  return layers;
}

function hostOf(shape: Shape, layers: readonly Layer[]): Shape[] | undefined {
  const key = penKey(shape);
  const filled = isFilled(shape);
  for (const layer of layers.toReversed()) {
    if ("node" in layer) {
      if (!layer.outline || meet(shape.outline, layer.outline, LINE)) return undefined;
      continue;
    }
    const { shapes } = layer;
    if (key !== undefined && key === penKey(shapes[0])) {
      if (!filled || !shapes.some((other) => meet(shape.outline, other.outline, ROUNDING))) return shapes;
    }
    if (shapes.some((other) => meet(shape.outline, other.outline, LINE))) return undefined;
  }
  return undefined;
}
