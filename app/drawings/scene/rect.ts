import { element } from "./element.ts";
import { onPlane, type Place, plus } from "./frame.ts";
import { inkLine, type Style } from "./ink.ts";
import type { Plane, Point2 } from "./iso.ts";

interface RectProps extends Partial<Style> {
  /** The corner from which the size counts: upper left on paper, the origin of the axes on a face. */
  at: Place;
  size: Point2;
  /** In space: its plane. */
  face?: Plane;
}

/** A rectangle on paper, on a face, or on a plane of space. */
export const Rect = element<RectProps>(
  "Rect",
  ({ at, size: [width, height], face, pen, ...style }, sheet) => {
    const corners: Point2[] = [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ];
    const place = ([x, y]: Point2): Place => {
      if (at.length === 2) return [at[0] + x, at[1] + y];
      if (!face) throw new Error("A <Rect> in space needs a face");
      return plus(at, onPlane(face, [x, y]));
    };
    inkLine(sheet, corners.map(place), { pen, ...style }, true);
  },
);
