import { createElement } from "react";
import { coordinate, polyline, snap } from "./paths.ts";
import { attributes, type Canvas, element, type Style } from "./plot.ts";
import {
  inSpace,
  moved,
  onCanvas,
  onPlane,
  type Place,
  type Plane,
  type Point2,
  type Point3,
  plus,
  polar,
  times,
} from "./space.ts";

/** Draws a line through points of the canvas, or the area that they enclose. */
export function inkPoints(
  canvas: Canvas,
  points: readonly Point2[],
  style: Style,
  closed = false,
): void {
  const { grid } = canvas.scene;
  const start = points[0];
  const end = closed ? points[0] : points.at(-1);
  const ends = start && end && ([snap(start, grid), snap(end, grid)] as const);
  canvas.items.push({
    ...style,
    ends,
    d: polyline(points, grid) + (closed ? "z" : ""),
  });
}

function inkLine(
  canvas: Canvas,
  places: readonly Place[],
  style: Style,
  closed = false,
): void {
  const points = places.map((place) => onCanvas(canvas.frame, place));
  inkPoints(canvas, points, style, closed);
}

/** A list of positions, each absolute or relative to the last. */
export class Way<Kind extends Place = Place> {
  readonly places: Kind[];

  constructor(start: Kind) {
    this.places = [start];
  }

  to(...place: Kind): this {
    this.places.push(place);
    return this;
  }

  by(...step: Kind): this {
    const last: readonly number[] = this.places.at(-1) ?? [];
    this.places.push(
      step.map((along, axis) => along + (last[axis] ?? 0)) as unknown as Kind,
    );
    return this;
  }
}

/** Starts a list of positions: `way(0, 0, 40).to(30, 0, 40).by(0, 0, 8)`. */
export function way(x: number, y: number): Way<Point2>;
export function way(x: number, y: number, z: number): Way<Point3>;
export function way(...start: Place): Way {
  return new Way(start);
}

/** A list of positions, written as such or as a way. */
export type Places<Kind extends Place = Place> = readonly Kind[] | Way<Kind>;

export function placesOf<Kind extends Place>(
  places: Places<Kind>,
): readonly Kind[] {
  return places instanceof Way ? places.places : places;
}

/** An arithmetic sequence: 0, 40, 80. */
export const steps = (count: number, step: number, first = 0): number[] =>
  Array.from({ length: count }, (_, index) => first + index * step);

interface Through extends Style {
  through: Places | Places<Point2> | Places<Point3>;
}

interface FromTo extends Style {
  from: Place;
  to: Place;
}

/**
 * A line through positions: two numbers each on paper or on a face, three in
 * space.
 */
export const Line = element<Through | FromTo>("Line", (props, canvas) => {
  if ("through" in props) {
    const { through, ...style } = props;
    inkLine(canvas, placesOf<Place>(through), style);
  } else {
    const { from, to, ...style } = props;
    inkLine(canvas, [from, to], style);
  }
});

/** The area enclosed by positions. */
export const Polygon = element<Through>(
  "Polygon",
  ({ through, ...style }, canvas) =>
    inkLine(canvas, placesOf<Place>(through), style, true),
);

/** The axis of an exploded drawing, or of a movement. */
export const Axis = element<{ from: Place; to: Place }>(
  "Axis",
  ({ from, to }, canvas) => inkLine(canvas, [from, to], { pen: "axis" }),
);

interface LinesProps extends Style {
  /** The positions of vertical lines, or of horizontal ones. */
  x?: readonly number[];
  y?: readonly number[];
  /** Where they begin and end. */
  from: number;
  to: number;
}

/**
 * Parallel lines on paper or on a face: a grid, a row of ticks, ruled paper.
 */
export const Lines = element<LinesProps>(
  "Lines",
  ({ x = [], y = [], from, to, ...style }, canvas) => {
    const vertical = x.map((across) => way(across, from).to(across, to));
    const horizontal = y.map((down) => way(from, down).to(to, down));
    for (const { places } of [...vertical, ...horizontal])
      inkLine(canvas, places, style);
  },
);

interface RulingProps extends FromTo {
  count: number;
  /** From each to the next. */
  step: Place;
}

/** Equal lines at equal steps: ruling, writing, slots. */
export const Ruling = element<RulingProps>(
  "Ruling",
  ({ from, to, count, step, ...style }, canvas) => {
    for (let copy = 0; copy < count; copy++)
      inkLine(
        { ...canvas, frame: moved(canvas.frame, times(step, copy)) },
        [from, to],
        style,
      );
  },
);

interface PrintProps extends Style {
  /** The start of the first line. */
  at: Point2;
  /** The length of each line. */
  lengths: readonly number[];
  /**
   * From one line to the next; against the axis on a front or a side, whose
   * second axis runs up.
   */
  step: number;
}

/** Lines of writing on paper or on a face. */
export const Print = element<PrintProps>(
  "Print",
  ({ at: [x, y], lengths, step, ...style }, canvas) => {
    for (const [row, length] of lengths.entries())
      inkLine(canvas, way(x, y + row * step).by(length, 0).places, style);
  },
);

interface RaysProps extends Style {
  at: Point2;
  count: number;
  /** The inner and the outer radius. */
  radii: readonly [inner: number, outer: number];
  /** Of the first, in degrees. */
  turn?: number;
}

/**
 * Radial lines on paper or on a face: the teeth of a gear, the spokes of a
 * wheel.
 */
export const Rays = element<RaysProps>(
  "Rays",
  ({ at, count, radii, turn = 0, ...style }, canvas) => {
    for (const degrees of steps(count, 360 / count, turn))
      inkLine(
        canvas,
        [polar(at, radii[0], degrees), polar(at, radii[1], degrees)],
        style,
      );
  },
);

interface RectProps extends Style {
  /**
   * The corner from which the size counts: upper left on paper, the origin of
   * the axes on a face.
   */
  at: Place;
  size: Point2;
  /** In space: its plane. */
  face?: Plane;
}

/** A rectangle on paper, on a face, or on a plane of space. */
export const Rect = element<RectProps>(
  "Rect",
  ({ at, size: [width, height], face, ...style }, canvas) => {
    const corners = way(0, 0)
      .to(width, 0)
      .to(width, height)
      .to(0, height).places;
    const place = ([x, y]: Point2): Place => {
      if (at.length === 2) return [at[0] + x, at[1] + y];
      if (!face) throw new Error("A <Rect> in space needs a face");
      return plus(at, onPlane(face, [x, y]));
    };
    inkLine(canvas, corners.map(place), style, true);
  },
);

interface CircleProps extends Style {
  /** Its centre. */
  at: Place;
  radius: number;
}

/** Draws a circle flat on the canvas. */
function inkDot(canvas: Canvas, { at, radius, ...style }: CircleProps): void {
  const [cx, cy] = snap(onCanvas(canvas.frame, at), canvas.scene.grid).map(
    coordinate,
  );
  const node = createElement("circle", {
    ...attributes(style),
    cx,
    cy,
    r: coordinate(radius),
  });
  canvas.items.push({ node });
}

/** A circle on paper, on a face, or on a plane of space. */
export const Circle = element<CircleProps & { face?: Plane }>(
  "Circle",
  ({ face, ...circle }, canvas) => {
    const { frame } = canvas;
    if (frame.kind === "flat") return inkDot(canvas, circle);
    const plane = frame.kind === "face" ? frame.plane : face;
    if (!plane) throw new Error("A <Circle> in space needs a face");
    const { at, radius, ...style } = circle;
    canvas.items.push({
      ...style,
      d: frame.iso.circle(plane, inSpace(frame, at), radius),
    });
  },
);

/** A round mark that faces the viewer, wherever its centre is. */
export const Dot = element<CircleProps>("Dot", (circle, canvas) =>
  inkDot(canvas, circle),
);
