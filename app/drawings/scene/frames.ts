import type { ReactNode } from "react";
import { createElement } from "react";
import { coordinate } from "./paths.ts";
import {
  type Canvas,
  element,
  plot,
  plotInto,
  plotted,
  render,
} from "./plot.ts";
import {
  type Frame,
  inSpace,
  moved,
  onCanvas,
  onPlane,
  PAPER,
  type Place,
  type Plane,
  type Point2,
  type Point3,
  plus,
  polar,
  type Size3,
} from "./space.ts";

interface WithChildren {
  children: ReactNode;
}

/** The canvas in another frame, which is no longer that of the parent box. */
const framed = ({ box: _, ...canvas }: Canvas, frame: Frame): Canvas => ({
  ...canvas,
  frame,
});

/** Moves its children: positions inside are relative to it. */
export const At = element<WithChildren & { at: Place }>(
  "At",
  ({ at, children }, canvas) =>
    plot(children, framed(canvas, moved(canvas.frame, at))),
);

/**
 * A flat drawing in space that faces the viewer: x to the right and y down from
 * `at`, by default the canvas's origin.
 */
export const Facing = element<WithChildren & { at?: Place }>(
  "Facing",
  ({ at, children }, canvas) => {
    const origin: Point2 = at ? onCanvas(canvas.frame, at) : [0, 0];
    plot(children, framed(canvas, { kind: "flat", origin }));
  },
);

interface OnProps extends WithChildren {
  face: Plane;
  /** The origin of the face, if it is not a face of the parent box. */
  at?: Point3;
}

function faceOrigin(
  canvas: Canvas,
  name: string,
  at: Point3 | undefined,
  corner: (size: Size3) => Point3,
) {
  const { frame, box } = canvas;
  if (frame.kind === "flat")
    throw new Error(`<${name}> must be in a scene with an angle`);
  if (at) return { iso: frame.iso, origin: inSpace(frame, at) };
  if (!box) throw new Error(`<${name}> needs a box around it, or a position`);
  return { iso: frame.iso, origin: plus(box.at, corner(box.size)) };
}

/**
 * Places its children on a face: positions have two numbers, along the axes of
 * space of the face.
 */
export const On = element<OnProps>("On", ({ face, at, children }, canvas) => {
  const corners = ([width, depth, height]: Size3) =>
    ({
      front: [0, depth, 0],
      side: [width, 0, 0],
      top: [0, 0, height],
    }) as const;
  const { iso, origin } = faceOrigin(
    canvas,
    "On",
    at,
    (size) => corners(size)[face],
  );
  plot(children, {
    ...canvas,
    frame: { kind: "face", iso, plane: face, origin },
  });
});

/**
 * Projects a flat drawing onto a face, x to the right and y down from its upper
 * left corner. Shorter than `On` for many details: lines stay horizontal in the
 * source, and circles stay circles.
 */
export const Face = element<OnProps>(
  "Face",
  ({ face, at, children }, canvas) => {
    const corners = ([width, depth, height]: Size3) =>
      ({
        front: [0, depth, height],
        side: [width, depth, height],
        top: [0, 0, height],
      }) as const;
    const { iso, origin } = faceOrigin(
      canvas,
      "Face",
      at,
      (size) => corners(size)[face],
    );
    // Down on a front or a side is against z, and right on a side against y.
    const alongFace = ([x, y]: Point2): Point2 => {
      if (face === "top") return [x, y];
      if (face === "front") return [x, -y];
      return [-x, -y];
    };
    const seen = (point: Point2) =>
      iso.project(plus(origin, onPlane(face, alongFace(point))));
    const transform = iso.matrix(face, origin);
    plotInto("g", { transform }, children, framed(canvas, { ...PAPER, seen }));
  },
);

interface TurnedProps extends WithChildren {
  /** The centre of rotation, and the origin of its children. */
  at?: Point2;
  /** Clockwise. */
  degrees: number;
}

/** A rotated flat drawing. */
export const Turned = element<TurnedProps>(
  "Turned",
  ({ at = [0, 0], degrees, children }, canvas) => {
    const { frame } = canvas;
    if (frame.kind !== "flat")
      throw new Error("<Turned> must be on a flat canvas");
    const centre = onCanvas(frame, at);
    const seen = ([x, y]: Point2) => {
      const point = polar(polar(centre, x, degrees), y, degrees + 90);
      return frame.seen ? frame.seen(point) : point;
    };
    const [x, y] = centre.map(coordinate);
    const move = x === "0" && y === "0" ? "" : `translate(${x} ${y})`;
    const transform = `${move}rotate(${degrees})`;
    plotInto("g", { transform }, children, {
      ...canvas,
      frame: { ...PAPER, seen },
    });
  },
);

/**
 * Content for one state, counted from 1: before or after, or one of several
 * years. A switch beside the drawing selects it.
 */
export const State = element<WithChildren & { number: number }>(
  "State",
  ({ number, children }, canvas) =>
    plotInto("g", { className: `v${number}` }, children, canvas),
);

/** Clips its children to a shape, whose id is unique on a page. */
export const Clipped = element<WithChildren & { id: string; to: ReactNode }>(
  "Clipped",
  ({ id, to, children }, canvas) => {
    plotInto("clipPath", { id }, to, canvas);
    plotInto("g", { clipPath: `url(#${id})` }, children, canvas);
  },
);

interface PatternProps extends WithChildren {
  /** For `fill="url(#…)"`; unique on a page. */
  id: string;
  size: number | Point2;
  /** In degrees. */
  turn?: number;
}

/** A pattern to fill areas with, drawn on a tile of flat paper. */
export const Pattern = element<PatternProps>(
  "Pattern",
  ({ id, size, turn, children }, canvas) => {
    const [width, height] = typeof size === "number" ? [size, size] : size;
    const attributes = {
      id,
      width,
      height,
      patternUnits: "userSpaceOnUse",
      patternTransform: turn === undefined ? undefined : `rotate(${turn})`,
    };
    const tile = render(plotted(children, framed(canvas, PAPER)));
    canvas.items.push({
      node: createElement(
        "defs",
        null,
        createElement("pattern", attributes, ...tile),
      ),
    });
  },
);

interface StretchedProps extends WithChildren {
  /** Of its upper edge, and how tall it is. */
  y: number;
  height: number;
}

/**
 * Content that stretches to the width of its column, a thousand units: the
 * ticks of a scale.
 */
export const Stretched = element<StretchedProps>(
  "Stretched",
  ({ y, height, children }, canvas) => {
    const viewBox = `0 0 1000 ${height}`;
    const attributes = {
      viewBox,
      y,
      width: "100%",
      height,
      preserveAspectRatio: "none",
    };
    plotInto("svg", attributes, children, framed(canvas, PAPER));
  },
);

/**
 * Content that keeps its shape at a percentage of the width: a mark on a scale
 * and its label.
 */
export const Pinned = element<WithChildren & { at: number }>(
  "Pinned",
  ({ at, children }, canvas) => {
    const x = `${Number(at.toFixed(2))}%`;
    plotInto(
      "svg",
      { x, overflow: "visible" },
      children,
      framed(canvas, PAPER),
    );
  },
);
