import { element } from "./element.ts";
import type { Place } from "./frame.ts";
import { inkLine, type Style } from "./ink.ts";
import type { Point2, Point3 } from "./iso.ts";
import { Way } from "./way.ts";

interface Through extends Partial<Style> {
  through: readonly Place[] | Way<Point2> | Way<Point3>;
}

interface FromTo extends Partial<Style> {
  from: Place;
  to: Place;
}

const placesOf = (through: Through["through"]): readonly Place[] =>
  through instanceof Way ? through.places : through;

/** A line through positions: two numbers each on paper or on a face, three in space. */
export const Line = element<Through | FromTo>("Line", (props, sheet) => {
  if ("through" in props) {
    const { through, pen, ...style } = props;
    inkLine(sheet, placesOf(through), { pen, ...style });
  } else {
    const { from, to, pen, ...style } = props;
    inkLine(sheet, [from, to], { pen, ...style });
  }
});

/** The area enclosed by positions. */
export const Polygon = element<Through>("Polygon", ({ through, pen, ...style }, sheet) =>
  inkLine(sheet, placesOf(through), { pen, ...style }, true),
);
