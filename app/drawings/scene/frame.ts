import type { Iso, Plane, Point2, Point3 } from "./iso.ts";

/** A place in the frame that an element stands in: two numbers on a sheet or a face, three in space. */
export type Place = Point2 | Point3;

/** Flat paper, x to the right and y down. */
interface FlatFrame {
  kind: "flat";
  origin: Point2;
  /** Where its points fall on the sheet, if it is leant on a face or turned. */
  seen?: (point: Point2) => Point2;
}

/** Space seen by a projection, x to the lower right, y to the lower left, z up. */
interface SpaceFrame {
  kind: "space";
  iso: Iso;
  origin: Point3;
}

/** A face in space; its two axes are those of space: x and z on a front, y and z on a side, x and y on a top. */
interface FaceFrame {
  kind: "face";
  iso: Iso;
  plane: Plane;
  origin: Point3;
}

export type Frame = FlatFrame | SpaceFrame | FaceFrame;

export const plus = ([x, y, z]: Point3, by: Point3): Point3 => [x + by[0], y + by[1], z + by[2]];

/** Where two numbers on a face lie from its origin. */
export function onPlane(plane: Plane, [a, b]: Point2): Point3 {
  if (plane === "top") return [a, b, 0];
  return plane === "front" ? [a, 0, b] : [0, a, b];
}

function isPoint3(place: Place): place is Point3 {
  return place.length === 3;
}

/** A place of the frame as a point in space; a frame of flat paper has none. */
export function inSpace(frame: Frame, place: Place): Point3 {
  if (frame.kind === "space" && isPoint3(place)) return plus(frame.origin, place);
  if (frame.kind === "face" && !isPoint3(place)) return plus(frame.origin, onPlane(frame.plane, place));
  throw new Error(
    `[${place.join(", ")}] is no place in ${frame.kind === "space" ? "space" : `a ${frame.kind}`}`,
  );
}

/** Where a place of the frame falls on the sheet. */
export function onSheet(frame: Frame, place: Place): Point2 {
  if (frame.kind !== "flat") return frame.iso.project(inSpace(frame, place));
  if (isPoint3(place)) throw new Error(`[${place.join(", ")}] is no place on flat paper`);
  return [frame.origin[0] + place[0], frame.origin[1] + place[1]];
}

/** Where a place is seen on the sheet, even from paper that is leant or turned. */
export function seenOnSheet(frame: Frame, place: Place): Point2 {
  const point = onSheet(frame, place);
  return frame.kind === "flat" && frame.seen ? frame.seen(point) : point;
}

export function moved(frame: Frame, by: Place): Frame {
  if (frame.kind === "flat") return { ...frame, origin: onSheet(frame, by) };
  return { ...frame, origin: inSpace(frame, by) };
}
