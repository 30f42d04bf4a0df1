import type { Iso, Plane, Point2, Point3 } from "./iso.ts";

/** A position in the frame of an element: two numbers on a sheet or a face, three in space. */
export type Place = Point2 | Point3;

/** Flat paper, x to the right and y down. */
interface FlatFrame {
  kind: "flat";
  origin: Point2;
  /** The transform of its points, if it is projected onto a face or rotated. */
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

/** The point in space for two numbers on a face. */
export function onPlane(plane: Plane, [a, b]: Point2): Point3 {
  if (plane === "top") return [a, b, 0];
  return plane === "front" ? [a, 0, b] : [0, a, b];
}

function isPoint3(place: Place): place is Point3 {
  return place.length === 3;
}

/** A position in the frame as a point in space; a flat frame has none. */
export function inSpace(frame: Frame, place: Place): Point3 {
  if (frame.kind === "space" && isPoint3(place)) return plus(frame.origin, place);
  if (frame.kind === "face" && !isPoint3(place)) return plus(frame.origin, onPlane(frame.plane, place));
  throw new Error(
    `[${place.join(", ")}] is not a position in ${frame.kind === "space" ? "space" : `a ${frame.kind}`}`,
  );
}

/** A position in the frame as a point of the sheet. */
export function onSheet(frame: Frame, place: Place): Point2 {
  if (frame.kind !== "flat") return frame.iso.project(inSpace(frame, place));
  if (isPoint3(place)) throw new Error(`[${place.join(", ")}] is not a position on a flat sheet`);
  return [frame.origin[0] + place[0], frame.origin[1] + place[1]];
}

/** A position as a point of the sheet, even if its paper is projected or rotated. */
export function seenOnSheet(frame: Frame, place: Place): Point2 {
  const point = onSheet(frame, place);
  return frame.kind === "flat" && frame.seen ? frame.seen(point) : point;
}

export function moved(frame: Frame, by: Place): Frame {
  if (frame.kind === "flat") return { ...frame, origin: onSheet(frame, by) };
  return { ...frame, origin: inSpace(frame, by) };
}
