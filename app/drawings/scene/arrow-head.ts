import { polar } from "./arc.ts";
import { element } from "./element.ts";
import { onSheet, type Place } from "./frame.ts";
import type { Style } from "./ink.ts";
import type { Point2 } from "./iso.ts";
import { hull } from "./outline.ts";
import { polygonal } from "./shape.ts";
import type { Sheet } from "./sheet.ts";

interface ArrowHeadProps extends Partial<Style> {
  tip: Place;
  /** Where it points on the sheet, in degrees: 0 right, 90 down. */
  degrees: number;
  length?: number;
  halfWidth?: number;
}

export function inkArrowHead(
  sheet: Sheet,
  tip: Point2,
  { degrees, length = 11, halfWidth = 3.2, pen = "ink" }: Omit<ArrowHeadProps, "tip">,
): void {
  const back = polar(tip, -length, degrees);
  const points = [tip, polar(back, halfWidth, degrees + 90), polar(back, halfWidth, degrees - 90)];
  sheet.items.push({ pen, ...polygonal(points, { grid: 0.1, closed: true }), outline: hull(points) });
}

/** A drafting arrowhead, as at the ends of a dimension line. */
export const ArrowHead = element<ArrowHeadProps>("ArrowHead", ({ tip, ...head }, sheet) =>
  inkArrowHead(sheet, onSheet(sheet.frame, tip), head),
);
