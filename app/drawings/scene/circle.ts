import { element } from "./element.ts";
import { inSpace, onSheet, type Place } from "./frame.ts";
import { inkDot, inkRing, type Style } from "./ink.ts";
import type { Plane } from "./iso.ts";

interface CircleProps extends Partial<Style> {
  /** Its centre. */
  at: Place;
  radius: number;
}

/** A circle on paper, on a face, or on a plane of space. */
export const Circle = element<CircleProps & { face?: Plane }>(
  "Circle",
  ({ at, radius, face, pen, ...style }, sheet) => {
    const { frame } = sheet;
    if (frame.kind === "flat") return inkDot(sheet, onSheet(frame, at), radius, { pen, ...style });
    const plane = frame.kind === "face" ? frame.plane : face;
    if (!plane) throw new Error("A <Circle> in space needs a face");
    inkRing(sheet, { iso: frame.iso, plane, centre: inSpace(frame, at), radius }, { pen, ...style });
  },
);

/** A round mark that faces the viewer, wherever its centre is. */
export const Dot = element<CircleProps>("Dot", ({ at, radius, pen, ...style }, sheet) =>
  inkDot(sheet, onSheet(sheet.frame, at), radius, { pen, ...style }),
);
