import { coordinate, decimal, type Point2, polyline, row } from "./paths.ts";

export type { Point2 } from "./paths.ts";
export type Point3 = readonly [x: number, y: number, z: number];
export type Size3 = readonly [width: number, depth: number, height: number];

/**
 * The planes that faces lie in, as seen by the viewer: front towards y, side
 * towards x, top towards z.
 */
export type Plane = "front" | "side" | "top";

/**
 * An isometric projection that returns SVG path data. x runs to the lower
 * right, y to the lower left, z upwards; the front of an object is its face
 * towards y.
 */
export class Iso {
  readonly cos: number;
  readonly sin: number;
  private readonly grid: number;

  /**
   * Corners are rounded to a grid: a coarse one has shorter numbers, and all
   * faces still meet.
   */
  constructor(degrees = 24, grid = 0.1) {
    this.grid = grid;
    const angle = (degrees * Math.PI) / 180;
    this.cos = Math.cos(angle);
    this.sin = Math.sin(angle);
  }

  /** A point in space as a point of the canvas. */
  project([x, y, z]: Point3): Point2 {
    return [(x - y) * this.cos, (x + y) * this.sin - z];
  }

  /** The directions of a face's right and down on the canvas. */
  private axes(plane: Plane): { right: Point2; down: Point2 } {
    const { cos, sin } = this;
    const right: Point2 = [cos, plane === "side" ? -sin : sin];
    return { right, down: plane === "top" ? [-cos, sin] : [0, 1] };
  }

  /**
   * The transform that lays a flat drawing, x to the right and y down as ever
   * in SVG, on a plane through a point.
   */
  matrix(plane: Plane, through: Point3): string {
    const { right, down } = this.axes(plane);
    const slopes = [...right, ...down].map((value) => decimal(value, 4));
    const origin = this.project(through).map(coordinate);
    return `matrix(${[...slopes, ...origin].join(" ")})`;
  }

  /**
   * Half of the ellipse that a circle on a plane becomes, from where the path
   * stands to a point opposite. SVG enlarges radii that are too small for the
   * way, so their ratio is enough and the fit is exact.
   */
  private halfEllipse(plane: Plane, [dx, dy]: Point2): string {
    const { ratio, degrees } = this.ellipse(plane);
    return `a1 ${ratio} ${degrees} 1 1 ${row(dx, dy)}`;
  }

  /**
   * The long axis of the ellipse that a circle of radius 1 becomes, and how
   * wide it is for its length.
   */
  private ellipse(plane: Plane) {
    const {
      right: [ux, uy],
      down: [vx, vy],
    } = this.axes(plane);
    const turn =
      Math.atan2(
        2 * (ux * vx + uy * vy),
        ux * ux + uy * uy - vx * vx - vy * vy,
      ) / 2;
    const cos = Math.cos(turn);
    const sin = Math.sin(turn);
    const long: Point2 = [ux * cos + vx * sin, uy * cos + vy * sin];
    const short = Math.hypot(vx * cos - ux * sin, vy * cos - uy * sin);
    return {
      long,
      ratio: decimal(short / Math.hypot(...long), 3),
      degrees: coordinate((Math.atan2(long[1], long[0]) * 180) / Math.PI),
    };
  }

  circle(plane: Plane, centre: Point3, radius: number): string {
    const [x, y] = this.project(centre);
    const [lx, ly] = this.ellipse(plane).long;
    const start = polyline([[x + radius * lx, y + radius * ly]], this.grid);
    const there: Point2 = [-2 * radius * lx, -2 * radius * ly];
    const back: Point2 = [-there[0], -there[1]];
    return `${start}${this.halfEllipse(plane, there)}${this.halfEllipse(plane, back)}z`;
  }

  /**
   * The body of a cylinder lying along y; a disc at y + depth hides its open
   * end.
   */
  cylinder([x, y, z]: Point3, radius: number, depth: number): string {
    const tangent = Math.atan2(1, -2 * this.sin);
    const rim = (sign: 1 | -1, plane: number): Point2 =>
      this.project([
        x + sign * radius * Math.cos(tangent),
        plane,
        z + sign * radius * Math.sin(tangent),
      ]);
    const near = y + depth;
    const start = rim(1, y);
    const end = rim(-1, y);
    const across: Point2 = [end[0] - start[0], end[1] - start[1]];
    const side = polyline([rim(1, near), start], this.grid);
    return `${side}${this.halfEllipse("front", across)}L${row(...rim(-1, near))}`;
  }

  /** A cylinder standing along z. */
  column(
    foot: Point3,
    radius: number,
    height: number,
  ): { body: string; top: string } {
    const rx = radius * Math.SQRT2 * this.cos;
    const ry = radius * Math.SQRT2 * this.sin;
    const [x, y] = this.project(foot);
    const radii = row(rx, ry);
    const lid = y - height;
    const start = `M${row(x - rx, lid)}`;
    return {
      body: `${start}V${coordinate(y)}A${radii} 0 0 0 ${row(x + rx, y)}V${coordinate(lid)}`,
      top: `${start}a${radii} 0 1 0 ${coordinate(2 * rx)} 0a${radii} 0 1 0 ${coordinate(-2 * rx)} 0`,
    };
  }
}

/**
 * A position in the frame of an element: two numbers on a canvas or a face,
 * three in space.
 */
export type Place = Point2 | Point3;

/** Flat paper, x to the right and y down. */
interface FlatFrame {
  kind: "flat";
  origin: Point2;
  /** The transform of its points, if it is projected onto a face or rotated. */
  seen?: (point: Point2) => Point2;
}

/**
 * Space seen by a projection, x to the lower right, y to the lower left, z up.
 */
interface SpaceFrame {
  kind: "space";
  iso: Iso;
  origin: Point3;
}

/**
 * A face in space; its two axes are those of space: x and z on a front, y and z
 * on a side, x and y on a top.
 */
interface FaceFrame {
  kind: "face";
  iso: Iso;
  plane: Plane;
  origin: Point3;
}

export type Frame = FlatFrame | SpaceFrame | FaceFrame;

export const PAPER: FlatFrame = { kind: "flat", origin: [0, 0] };

export const plus = ([x, y, z]: Point3, by: Point3): Point3 => [
  x + by[0],
  y + by[1],
  z + by[2],
];

/** The point in space for two numbers on a face. */
export function onPlane(plane: Plane, [a, b]: Point2): Point3 {
  if (plane === "top") return [a, b, 0];
  return plane === "front" ? [a, 0, b] : [0, a, b];
}

export function isPoint3(place: Place): place is Point3 {
  return place.length === 3;
}

/** A position in the frame as a point in space; a flat frame has none. */
export function inSpace(frame: Frame, place: Place): Point3 {
  if (frame.kind === "space" && isPoint3(place))
    return plus(frame.origin, place);
  if (frame.kind === "face" && !isPoint3(place))
    return plus(frame.origin, onPlane(frame.plane, place));
  throw new Error(
    `[${place.join(", ")}] is not a position in ${frame.kind === "space" ? "space" : `a ${frame.kind}`}`,
  );
}

/** A position in the frame as a point of the canvas. */
export function onCanvas(frame: Frame, place: Place): Point2 {
  if (frame.kind !== "flat") return frame.iso.project(inSpace(frame, place));
  if (isPoint3(place))
    throw new Error(`[${place.join(", ")}] is not a position on a flat canvas`);
  return [frame.origin[0] + place[0], frame.origin[1] + place[1]];
}

/**
 * A position as a point of the canvas, even if its paper is projected or
 * rotated.
 */
export function seenOnCanvas(frame: Frame, place: Place): Point2 {
  const point = onCanvas(frame, place);
  return frame.kind === "flat" && frame.seen ? frame.seen(point) : point;
}

export function moved(frame: Frame, by: Place): Frame {
  if (frame.kind === "flat") return { ...frame, origin: onCanvas(frame, by) };
  return { ...frame, origin: inSpace(frame, by) };
}

/** The projection for an element that needs a three-dimensional frame. */
export function spaceOf(frame: Frame, name: string): SpaceFrame {
  if (frame.kind !== "space")
    throw new Error(
      `<${name}> must be in a scene with an angle, not on a ${frame.kind} canvas`,
    );
  return frame;
}

/** A position times a number. */
export const times = (place: Place, factor: number) =>
  place.map((along) => along * factor) as unknown as Place;

/**
 * A point on a circle of the canvas, by its angle in degrees: 0 right, 90 down.
 */
export function polar([x, y]: Point2, radius: number, degrees: number): Point2 {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}
