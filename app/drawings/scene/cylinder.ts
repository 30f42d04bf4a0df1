import { element } from "./element.ts";
import { inSpace, plus } from "./frame.ts";
import { inkRing } from "./ink.ts";
import type { Point2, Point3 } from "./iso.ts";
import { hull, hullOfEllipse } from "./outline.ts";
import type { Pen } from "./pens.ts";
import { fromPathData } from "./shape.ts";
import { spaceOf } from "./space.ts";

interface CylinderProps {
  /** The middle of its far end: the foot of one that stands, the back of one that lies. */
  at: Point3;
  radius: number;
  length: number;
  /** z: standing; y: lying, its end towards the viewer. */
  axis?: "y" | "z";
  /** The weight of its lines. */
  pen?: Pen;
  body?: Pen;
  end?: Pen;
}

/** A cylinder, its near end drawn as a disc. */
export const Cylinder = element<CylinderProps>("Cylinder", (props, sheet) => {
  const { at, radius, length, axis = "z", pen } = props;
  const { body = axis === "z" ? "plate" : "shade", end = axis === "z" ? "lit" : "plate" } = props;
  const { iso } = spaceOf(sheet.frame, "Cylinder");
  const foot = inSpace(sheet.frame, at);
  const [x, y, z] = foot;
  const near = plus(foot, axis === "z" ? [0, 0, length] : [0, length, 0]);
  const weighted = (face: Pen) => (pen ? [face, pen] : face);
  const data =
    axis === "z" ? iso.column(x, y, radius, z, length).body : iso.cylinder(x, z, radius, y, length);
  const wide = radius * Math.SQRT2;
  const round = (centre: Point3) => hullOfEllipse(iso.project(centre), [wide, 0], [0, wide]);
  const [, endX, endY] = /(-?[\d.]+) (?:-?[\d.]+V)?(-?[\d.]+)$/.exec(data) ?? [];
  const close: Point2 = [Number(endX), Number(endY)];
  sheet.items.push({
    pen: weighted(body),
    ...fromPathData(data, close),
    outline: hull([...round(foot), ...round(near)]),
  });
  if (axis === "z")
    sheet.items.push({
      pen: weighted(end),
      ...fromPathData(iso.column(x, y, radius, z, length).top),
      outline: round(near),
    });
  else inkRing(sheet, { iso, plane: "front", centre: near, radius }, { pen: weighted(end) });
});
