import { element } from "./element.ts";
import { inSpace, plus } from "./frame.ts";
import { inkPolygon } from "./ink.ts";
import type { Point2, Point3 } from "./iso.ts";
import type { Pen } from "./pens.ts";
import { spaceOf } from "./space.ts";
import { visibleEdges } from "./visible-edges.ts";
import { Way } from "./way.ts";

interface PrismProps {
  /** The origin of its front. */
  at: Point3;
  /** Its front, in x and z, anticlockwise. */
  outline: readonly Point2[] | Way<Point2>;
  /** Its depth. */
  depth: number;
  pen?: Pen;
  /** none: only its walls, for a front that is drawn with a hole. */
  front?: Pen | "none";
  /** Walls that face up, and walls that face right. */
  top?: Pen;
  side?: Pen;
}

/** A solid with a constant cross-section. */
export const Prism = element<PrismProps>("Prism", (props, sheet) => {
  const { at, depth, pen, front = "plate", top = "lit", side = "shade" } = props;
  const outline = props.outline instanceof Way ? props.outline.places : props.outline;
  const { iso } = spaceOf(sheet.frame, "Prism");
  const origin = inSpace(sheet.frame, at);
  const place = ([x, z]: Point2, back = 0): Point3 => plus(origin, [x, -back, z]);
  const weighted = (face: Pen) => (pen ? [face, pen] : face);
  for (const { from, to, looks } of visibleEdges(iso, outline)) {
    const wall = [place(from), place(to), place(to, depth), place(from, depth)];
    inkPolygon(sheet, iso, wall, { pen: weighted(looks === "up" ? top : side) });
  }
  if (front === "none") return;
  inkPolygon(
    sheet,
    iso,
    outline.map((corner) => place(corner)),
    { pen: weighted(front) },
  );
});
