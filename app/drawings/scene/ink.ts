import { createElement } from "react";
import { coordinate, point } from "./format.ts";
import { onPlane, onSheet, type Place, plus } from "./frame.ts";
import type { Iso, Plane, Point2, Point3 } from "./iso.ts";
import { Label, type LabelProps } from "./label-text.tsx";
import { hull, hullOfEllipse } from "./outline.ts";
import { fromPathData, polygonal, type Shape } from "./shape.ts";
import type { Sheet } from "./sheet.ts";

/** How a stroke looks. */
export type Style = Pick<Shape, "pen" | "fill" | "fillRule" | "pathLength">;

/** Draws a line through points of the sheet, or a polygon. */
function inkPoints(sheet: Sheet, points: readonly Point2[], style: Style, closed: boolean): void {
  const shape = polygonal(points, { grid: sheet.scene.grid, closed });
  sheet.items.push({ ...style, ...shape, outline: hull(points) });
}

export function inkLine(sheet: Sheet, places: readonly Place[], style: Style, closed = false): void {
  inkPoints(
    sheet,
    places.map((place) => onSheet(sheet.frame, place)),
    style,
    closed,
  );
}

/** Draws a polygon through points of space, in any frame. */
export function inkPolygon(sheet: Sheet, iso: Iso, points: readonly Point3[], style: Style): void {
  inkPoints(
    sheet,
    points.map((at) => iso.project(at)),
    style,
    true,
  );
}

/** Draws a circle on a plane of space. */
export function inkRing(
  sheet: Sheet,
  { iso, plane, centre, radius }: { iso: Iso; plane: Plane; centre: Point3; radius: number },
  style: Style,
): void {
  const [x, y] = iso.project(centre);
  const spoke = (along: Point2): Point2 => {
    const [toX, toY] = iso.project(plus(centre, onPlane(plane, along)));
    return [toX - x, toY - y];
  };
  sheet.items.push({
    ...style,
    ...fromPathData(iso.circle(plane, centre, radius)),
    outline: hullOfEllipse([x, y], spoke([radius, 0]), spoke([0, radius])),
  });
}

/** Draws a circle flat on the sheet. */
export function inkDot(sheet: Sheet, centre: Point2, radius: number, style: Style): void {
  const snap = (value: number) => Math.round(value / sheet.scene.grid) * sheet.scene.grid;
  const [x, y] = [snap(centre[0]), snap(centre[1])];
  const r = coordinate(radius);
  // An arc that ends close to its start is a circle, in half the bytes of two halves.
  sheet.items.push({
    ...style,
    ...fromPathData(`M${point(x, y - radius)}a${r} ${r} 0 1 0 .1 0z`),
    outline: hullOfEllipse([x, y], [radius, 0], [0, radius]),
    circle: { centre: [x, y], radius },
  });
}

/** Writes text on the sheet; without an outline its extent is unknown. */
export function inkLabel(sheet: Sheet, label: LabelProps, outline?: readonly Point2[]): void {
  sheet.scene.lettered = true;
  sheet.items.push({ node: createElement(Label, label), ...(outline && { outline }) });
}
