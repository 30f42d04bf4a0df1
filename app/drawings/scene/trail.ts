import type { Point2 } from "./iso.ts";

export type Segment =
  | { kind: "move" | "line"; to: Point2 }
  | { kind: "quadratic"; control: Point2; to: Point2 }
  | { kind: "cubic"; controls: readonly [Point2, Point2]; to: Point2 }
  | { kind: "arc"; radii: Point2; long: boolean; clockwise: boolean; to: Point2 }
  | { kind: "close" };

interface ArcOptions {
  /** The longer way round. */
  long?: boolean;
  /** Against the clock. */
  left?: boolean;
}

/** The way of a pen over flat paper, told step by step from where it is. */
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

  /** Straight to a place. */
  to(x: number, y: number): this {
    return this.go({ kind: "line", to: [x, y] });
  }
  /** Straight on by a step. */
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
  /** Level, or upright, until there. */
  toX(x: number): this {
    return this.to(x, this.at[1]);
  }
  toY(y: number): this {
    return this.to(this.at[0], y);
  }

  /** Round a corner or a circle, to a place that is a step away; clockwise unless left. */
  arc(radius: number | Point2, by: Point2, { long = false, left = false }: ArcOptions = {}): this {
    const radii: Point2 = typeof radius === "number" ? [radius, radius] : radius;
    return this.go({ kind: "arc", radii, long, clockwise: !left, to: this.off(by) });
  }
  /** A curve to a place a step away, drawn towards one control point or two, all counted from here. */
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

  /** Lifts the pen, to a place or by a step. */
  move(x: number, y: number): this {
    this.began = [x, y];
    return this.go({ kind: "move", to: [x, y] });
  }
  skip(dx: number, dy: number): this {
    return this.move(...this.off([dx, dy]));
  }
  /** A full circle about a place; the pen then rests there. */
  circle(radius: number, centre: Point2 = this.at): this {
    this.move(centre[0] - radius, centre[1]);
    this.arc(radius, [2 * radius, 0], { long: true, left: true });
    this.arc(radius, [-2 * radius, 0], { long: true, left: true });
    this.close();
    this.at = centre;
    return this;
  }

  /** Back to where this stroke began. */
  close(): this {
    this.segments.push({ kind: "close" });
    this.at = this.began;
    return this;
  }
}

/** Puts the pen down. */
export const from = (x: number, y: number): Trail => new Trail([x, y]);
