import { inkArrowHead } from "./arrow-head.ts";
import { element } from "./element.ts";
import { onSheet, type Place } from "./frame.ts";
import { inkLabel } from "./ink.ts";
import type { Point2 } from "./iso.ts";
import { hull } from "./outline.ts";
import { polygonal } from "./shape.ts";

interface DimensionProps {
  from: Place;
  to: Place;
  /** Half the gap for the text. */
  gap?: number;
  /** Length and half width of the arrowheads. */
  head?: Point2;
  /** The text in the gap; without it the line has no gap. */
  children?: string | undefined;
  /** The position of the text, from the middle of the line. */
  text?: Point2;
  tone?: "strong" | "signal";
}

/** A dimension line: an arrowhead at either end and a text in the middle. */
export const Dimension = element<DimensionProps>("Dimension", (props, sheet) => {
  const { from, to, gap = 0, head: [length, halfWidth] = [11, 3.2], children, text = [0, 4], tone } = props;
  const [start, end] = [onSheet(sheet.frame, from), onSheet(sheet.frame, to)];
  const degrees = (Math.atan2(end[1] - start[1], end[0] - start[0]) * 180) / Math.PI;
  const middle: Point2 = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
  const half = Math.hypot(end[0] - start[0], end[1] - start[1]) / 2 || 1;
  const beside = (sign: 1 | -1): Point2 => [
    middle[0] + ((end[0] - middle[0]) * sign * gap) / half,
    middle[1] + ((end[1] - middle[1]) * sign * gap) / half,
  ];
  const lines =
    gap > 0
      ? [
          [start, beside(-1)],
          [beside(1), end],
        ]
      : [[start, end]];
  for (const line of lines as Point2[][])
    sheet.items.push({
      pen: undefined,
      ...polygonal(line, { grid: sheet.scene.grid, closed: false }),
      outline: hull(line),
    });
  inkArrowHead(sheet, start, { degrees: degrees + 180, length, halfWidth });
  inkArrowHead(sheet, end, { degrees, length, halfWidth });
  if (children === undefined) return;
  const turn = Math.abs(degrees) > 90 ? degrees + 180 : degrees;
  const at: Point2 = [middle[0] + text[0], middle[1] + text[1]];
  inkLabel(sheet, {
    at,
    anchor: "middle",
    children,
    ...(tone && { tone }),
    ...(turn && { rotate: Math.round(turn) }),
  });
});
