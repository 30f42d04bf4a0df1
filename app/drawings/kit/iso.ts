import { coordinate, point } from "./format.ts";

export type Point3 = readonly [x: number, y: number, z: number];
export type Point2 = readonly [x: number, y: number];
export type Size3 = readonly [width: number, depth: number, height: number];

/** Handle length of the cubic Bézier that stands for a quarter circle of radius 1. */
const QUARTER = 0.5522847;

/**
 * An isometric projection that answers in SVG path data.
 * x runs to the lower right, y to the lower left, z upwards; the front of a thing is its face towards y.
 */
export class Iso {
  readonly cos: number;
  readonly sin: number;

  constructor(degrees = 24) {
    const angle = (degrees * Math.PI) / 180;
    this.cos = Math.cos(angle);
    this.sin = Math.sin(angle);
  }

  /** Where a point in space falls on the sheet. */
  project([x, y, z]: Point3): Point2 {
    return [(x - y) * this.cos, (x + y) * this.sin - z];
  }

  private at(x: number, y: number, z: number): string {
    return point(...this.project([x, y, z]));
  }

  line(...points: Point3[]): string {
    return `M${points.map(([x, y, z]) => this.at(x, y, z)).join("L")}`;
  }

  polygon(...points: Point3[]): string {
    return `${this.line(...points)}Z`;
  }

  /** A rectangle on the plane y, from (x, z), width along x, height along z. */
  front(x: number, z: number, width: number, height: number, y: number): string {
    return this.polygon([x, y, z], [x + width, y, z], [x + width, y, z + height], [x, y, z + height]);
  }

  /** A rectangle on the plane x, from (y, z), depth along y, height along z. */
  side(y: number, z: number, depth: number, height: number, x: number): string {
    return this.polygon([x, y, z], [x, y + depth, z], [x, y + depth, z + height], [x, y, z + height]);
  }

  /** A rectangle on the plane z, from (x, y), width along x, depth along y. */
  top(x: number, y: number, width: number, depth: number, z: number): string {
    return this.polygon([x, y, z], [x + width, y, z], [x + width, y + depth, z], [x, y + depth, z]);
  }

  /** The three visible faces of a box. */
  box([x, y, z]: Point3, [width, depth, height]: Size3): { front: string; side: string; top: string } {
    return {
      front: this.front(x, z, width, height, y + depth),
      side: this.side(y, z, depth, height, x + width),
      top: this.top(x, y, width, depth, z + height),
    };
  }

  private circle(radius: number, onPlane: (u: number, v: number) => string): string {
    const r = radius;
    const k = QUARTER * r;
    const arc = (...controls: Point2[]) => `C${controls.map(([u, v]) => onPlane(u, v)).join(" ")}`;
    return `M${onPlane(r, 0)}${arc([r, k], [k, r], [0, r])}${arc([-k, r], [-r, k], [-r, 0])}${arc([-r, -k], [-k, -r], [0, -r])}${arc([k, -r], [r, -k], [r, 0])}Z`;
  }

  /** A circle on the plane y. */
  circleFront(x: number, z: number, radius: number, y: number): string {
    return this.circle(radius, (u, v) => this.at(x + u, y, z + v));
  }

  /** A circle on the plane x. */
  circleSide(y: number, z: number, radius: number, x: number): string {
    return this.circle(radius, (u, v) => this.at(x, y + u, z + v));
  }

  /** A circle on the plane z. */
  circleTop(x: number, y: number, radius: number, z: number): string {
    return this.circle(radius, (u, v) => this.at(x + u, y + v, z));
  }

  /** An arc on the plane y that continues a path (no move), in three Bézier pieces. */
  private arcFront(x: number, z: number, radius: number, y: number, from: number, to: number): string {
    const pieces = 3;
    const step = (to - from) / pieces;
    const handle = (4 / 3) * Math.tan(step / 4);
    let data = "";
    for (let piece = 0; piece < pieces; piece++) {
      const a = from + piece * step;
      const b = a + step;
      const controls: Point2[] = [
        [Math.cos(a) - handle * Math.sin(a), Math.sin(a) + handle * Math.cos(a)],
        [Math.cos(b) + handle * Math.sin(b), Math.sin(b) - handle * Math.cos(b)],
        [Math.cos(b), Math.sin(b)],
      ];
      data += `C${controls.map(([u, v]) => this.at(x + radius * u, y, z + radius * v)).join(" ")}`;
    }
    return data;
  }

  /** A cylinder lying along y, its front disc at y + depth. */
  cylinder(x: number, z: number, radius: number, y: number, depth: number): { body: string; front: string } {
    const tangent = Math.atan2(1, -2 * this.sin);
    const reach = (sign: number) => {
      const angle = tangent + (sign * Math.PI) / 2;
      const [u, v] = this.project([x + radius * Math.cos(angle), y, z + radius * Math.sin(angle)]);
      return u - v;
    };
    const end = tangent + (reach(1) > reach(-1) ? Math.PI : -Math.PI);
    const rim = (angle: number, plane: number) =>
      this.at(x + radius * Math.cos(angle), plane, z + radius * Math.sin(angle));
    const near = y + depth;
    const body = `M${rim(tangent, near)}L${rim(tangent, y)}${this.arcFront(x, z, radius, y, tangent, end)}L${rim(end, near)}${this.arcFront(x, z, radius, near, end, tangent)}`;
    return { body, front: this.circleFront(x, z, radius, near) };
  }

  /** A cylinder standing along z. */
  column(x: number, y: number, radius: number, z: number, height: number): { body: string; top: string } {
    const rx = radius * Math.SQRT2 * this.cos;
    const ry = radius * Math.SQRT2 * this.sin;
    const [cx, cy] = this.project([x, y, z]);
    const radii = point(rx, ry);
    const lid = cy - height;
    return {
      body: `M${point(cx - rx, lid)}V${coordinate(cy)}A${radii} 0 0 0 ${point(cx + rx, cy)}V${coordinate(lid)}`,
      top: `M${point(cx - rx, lid)}a${radii} 0 1 0 ${coordinate(2 * rx)} 0a${radii} 0 1 0 ${coordinate(-2 * rx)} 0`,
    };
  }
}
