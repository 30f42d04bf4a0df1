import { createElement, type ReactNode } from "react";
import { element } from "./element.ts";
import { type Frame, inSpace, onPlane, plus } from "./frame.ts";
import type { Plane, Point2, Point3, Size3 } from "./iso.ts";
import { hull } from "./outline.ts";
import { plot, plotted, render } from "./plot.ts";
import type { Item } from "./shape.ts";
import type { Sheet } from "./sheet.ts";

interface OnProps {
  face: Plane;
  /** The origin of the face, if it is not a face of the parent box. */
  at?: Point3;
  children: ReactNode;
}

function faceOrigin(sheet: Sheet, name: string, at: Point3 | undefined, corner: (size: Size3) => Point3) {
  const { frame, box } = sheet;
  if (frame.kind === "flat") throw new Error(`<${name}> must be in a scene with an angle`);
  if (at) return { iso: frame.iso, origin: inSpace(frame, at) };
  if (!box) throw new Error(`<${name}> needs a box around it, or a position`);
  return { iso: frame.iso, origin: plus(box.at, corner(box.size)) };
}

/** Places its children on a face: positions have two numbers, along the axes of space of the face. */
export const On = element<OnProps>("On", ({ face, at, children }, sheet) => {
  const corners = ([width, depth, height]: Size3) =>
    ({ front: [0, depth, 0], side: [width, 0, 0], top: [0, 0, height] }) as const;
  const { iso, origin } = faceOrigin(sheet, "On", at, (size) => corners(size)[face]);
  plot(children, { ...sheet, frame: { kind: "face", iso, plane: face, origin } });
});

/**
 * Projects a flat drawing onto a face, x to the right and y down from its upper left corner. Shorter than `On` for
 * many details: lines stay horizontal in the source, and circles stay circles.
 */
export const Face = element<OnProps>("Face", ({ face, at, children }, sheet) => {
  const corners = ([width, depth, height]: Size3) =>
    ({ front: [0, depth, height], side: [width, depth, height], top: [0, 0, height] }) as const;
  const { iso, origin } = faceOrigin(sheet, "Face", at, (size) => corners(size)[face]);
  const seen = ([x, y]: Point2) => {
    // Down on a front or a side is against z, and right on a side against y.
    const along: Point2 = face === "top" ? [x, y] : face === "front" ? [x, -y] : [-x, -y];
    return iso.project(plus(origin, onPlane(face, along)));
  };
  const flat: Frame = { kind: "flat", origin: [0, 0], seen };
  const { box: _, ...paper } = sheet;
  const items = plotted(children, { ...paper, frame: flat });
  const transform = iso.matrix(face, origin);
  const node = createElement("g", { transform }, ...render(items));
  const outline = leant(items, seen);
  sheet.items.push(outline ? { node, outline } : { node });
});

/** The outlines of shapes after their paper is projected or rotated. */
export function leant(
  items: readonly Item[],
  place: (point: Point2) => Point2,
): readonly Point2[] | undefined {
  const outlines = items.map(({ outline }) => outline);
  if (!outlines.every((outline) => outline !== undefined)) return undefined;
  return hull(outlines.flat().map(place));
}
