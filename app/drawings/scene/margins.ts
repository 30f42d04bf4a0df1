import type { Point2 } from "./iso.ts";
import { reach } from "./plot.ts";
import type { Item } from "./shape.ts";
import type { SceneState } from "./sheet.ts";

/** Half a line, and rounding. */
const LINE = 2;
/** The radius of a balloon, and on the narrowest screen, where its number is largest, as a part of the sheet's width. */
const RADIUS = 15;
const LARGEST = 0.035;

/**
 * A class with the widths of a sheet's empty margins (sheet-sizes.ts): top, right, bottom, left. Names beside
 * balloons do not count. Undefined if the extent of an item is unknown.
 */
export function marginClass(
  viewBox: string,
  items: readonly Item[],
  balloons: SceneState["balloons"],
): string | undefined {
  const outline = reach(items);
  if (!outline) return undefined;
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(" ").map(Number);
  const round = Math.max(RADIUS, LARGEST * width);
  const drawn = [
    ...outline,
    ...balloons.flatMap(({ centre: [x, y] }): Point2[] => [
      [x - round, y - round],
      [x + round, y + round],
    ]),
  ];
  const [xs, ys] = [drawn.map(([x]) => x), drawn.map(([, y]) => y)];
  const margins = [
    Math.min(...ys) - top,
    left + width - Math.max(...xs),
    top + height - Math.max(...ys),
    Math.min(...xs) - left,
  ];
  return `measured m${margins.map((margin) => Math.max(0, Math.floor(margin) - LINE)).join("x")}`;
}
