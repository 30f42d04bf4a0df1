import type { Point2 } from "./iso.ts";

export type Segment =
  | { kind: "move" | "line"; to: Point2 }
  | { kind: "quadratic"; control: Point2; to: Point2 }
  | { kind: "cubic"; controls: readonly [Point2, Point2]; to: Point2 }
  | { kind: "arc"; radii: Point2; long: boolean; clockwise: boolean; to: Point2 }
  | { kind: "close" };

interface ArcOptions {
  /** SVG's large-arc flag. */
  long?: boolean;
  /** Anticlockwise. */
  left?: boolean;
}

/** The path of a pen on paper, built step by step. */
export class Trail {
  readonly segments: Segment[] = [];
  private at: Point2;
  private began: Point2;

  constructor(start: Point2) {
    this.at = start;
    this.began = start;
    this.segments.push({ kind: "move", to: start });
  }

  private off([dx, dy]: Point2): Point2 {
    return [this.at[0] + dx, this.at[1] + dy];
  }

  private go(segment: Exclude<Segment, { kind: "close" }>): this {
    this.segments.push(segment);
    this.at = segment.to;
    return this;
  }

  /** A line to a point. */
  to(x: number, y: number): this {
    return this.go({ kind: "line", to: [x, y] });
  }
  /** A line by an offset. */
  by(dx: number, dy: number): this {
    return this.to(...this.off([dx, dy]));
  }
  right(length: number): this {
    return this.by(length, 0);
  }
  left(length: number): this {
    return this.by(-length, 0);
  }
  down(length: number): this {
    return this.by(0, length);
  }
  up(length: number): this {
    return this.by(0, -length);
  }
  /** A horizontal or vertical line to a coordinate. */
  toX(x: number): this {
    return this.to(x, this.at[1]);
  }
  toY(y: number): this {
    return this.to(this.at[0], y);
  }

  /** An arc to a point at an offset; clockwise unless `left`. */
  arc(radius: number | Point2, by: Point2, { long = false, left = false }: ArcOptions = {}): this {
    const radii: Point2 = typeof radius === "number" ? [radius, radius] : radius;
    return this.go({ kind: "arc", radii, long, clockwise: !left, to: this.off(by) });
  }
  /** A curve to a point at an offset, with one or two control points; all relative. */
  curve(
    ...steps: readonly [control: Point2, to: Point2] | readonly [first: Point2, second: Point2, to: Point2]
  ): this {
    if (steps.length === 2) {
      const [control, to] = steps;
      return this.go({ kind: "quadratic", control: this.off(control), to: this.off(to) });
    }
    const [first, second, to] = steps;
    return this.go({ kind: "cubic", controls: [this.off(first), this.off(second)], to: this.off(to) });
  }

  /** Moves without drawing, to a point or by an offset. */
  move(x: number, y: number): this {
    this.began = [x, y];
    return this.go({ kind: "move", to: [x, y] });
  }
  skip(dx: number, dy: number): this {
    return this.move(...this.off([dx, dy]));
  }
  /** A full circle around a point, which becomes the current point. */
  circle(radius: number, centre: Point2 = this.at): this {
    this.move(centre[0] - radius, centre[1]);
    this.arc(radius, [2 * radius, 0], { long: true, left: true });
    this.arc(radius, [-2 * radius, 0], { long: true, left: true });
    this.close();
    this.at = centre;
    return this;
  }

  /** Closes the stroke. */
  close(): this {
    this.segments.push({ kind: "close" });
    this.at = this.began;
    return this;
  }
}

/** Starts a trail. */
export const from = (x: number, y: number): Trail => new Trail([x, y]);
