export type Point2 = readonly [x: number, y: number];

/** A number as short as SVG allows: no needless zero, never "-0". */
export function decimal(value: number, places: number): string {
  const text = String(Number(value.toFixed(places)));
  return text === "-0" ? "0" : text.replace(/^(-?)0\./, "$1.");
}

/** A coordinate, one decimal at most. */
export function coordinate(value: number): string {
  return decimal(value, 1);
}

/** Coordinates in a row, with spaces only where needed. */
export function row(...numbers: readonly number[]): string {
  return numbers.map(coordinate).join(" ").replaceAll(" -", "-");
}

/** Rounds to a grid. */
export function snap([x, y]: Point2, grid: number): Point2 {
  return [Math.round(x / grid) * grid, Math.round(y / grid) * grid];
}

/** A line from the current point. */
function step(dx: number, dy: number): string {
  if (coordinate(dx) === "0") return `v${coordinate(dy)}`;
  if (coordinate(dy) === "0") return `h${coordinate(dx)}`;
  return `l${row(dx, dy)}`;
}

/**
 * Steps in a row; the letter of a sloping one holds for those that follow it.
 */
function joined(steps: readonly string[]): string {
  return steps
    .join("")
    .replace(/(?<=l[\d. -]+)l/g, " ")
    .replaceAll(" -", "-");
}

const minus = (to: Point2, from: Point2): Point2 => [
  to[0] - from[0],
  to[1] - from[1],
];

/**
 * Path data through the points. Steps run between rounded points, so that
 * rounding never adds up.
 */
export function polyline(points: readonly Point2[], grid = 0.1): string {
  const rounded = points.map((point) => snap(point, grid));
  const [start = [0, 0]] = rounded;
  const steps = rounded
    .slice(1)
    .map((to, index) => step(...minus(to, rounded[index] ?? start)));
  return `M${row(...start)}${joined(steps)}`;
}

/**
 * A command of path data: its letter, what an arc has before its end, and its
 * points, the last being its end.
 */
interface Segment {
  letter: "m" | "l" | "q" | "c" | "a" | "z";
  arc: string;
  points: readonly Point2[];
}

interface ArcOptions {
  /** SVG's large-arc flag. */
  long?: boolean;
  /** Anticlockwise. */
  left?: boolean;
}

/** The path of a pen on paper, built step by step. */
export class Trail {
  readonly segments: Segment[] = [];
  private at: Point2 = [0, 0];
  private began: Point2 = [0, 0];

  constructor(start: Point2) {
    this.move(...start);
  }

  private off([dx, dy]: Point2): Point2 {
    return [this.at[0] + dx, this.at[1] + dy];
  }

  private go(
    letter: Segment["letter"],
    points: readonly Point2[],
    arc = "",
  ): this {
    this.segments.push({ letter, arc, points });
    this.at = points.at(-1) ?? this.began;
    return this;
  }

  /** A line to a point. */
  to(x: number, y: number): this {
    return this.go("l", [[x, y]]);
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
  arc(
    radius: number | Point2,
    by: Point2,
    { long = false, left = false }: ArcOptions = {},
  ): this {
    const radii: Point2 =
      typeof radius === "number" ? [radius, radius] : radius;
    return this.go(
      "a",
      [this.off(by)],
      `${row(...radii)} 0 ${long ? 1 : 0} ${left ? 0 : 1} `,
    );
  }
  /**
   * A curve to a point at an offset, with one or two control points; all
   * relative.
   */
  curve(
    ...steps:
      | [control: Point2, to: Point2]
      | [first: Point2, second: Point2, to: Point2]
  ): this {
    const points = steps.map((by) => this.off(by));
    return this.go(points.length === 2 ? "q" : "c", points);
  }

  /** Moves without drawing, to a point or by an offset. */
  move(x: number, y: number): this {
    this.began = [x, y];
    return this.go("m", [this.began]);
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
    return this.go("z", []);
  }

  /** As path data, with each point placed on the canvas. */
  data(place: (point: Point2) => Point2): string {
    let at: Point2 = [0, 0];
    let began = at;
    const written = this.segments.map(({ letter, arc, points }, index) => {
      const from = at;
      const placed = points.map(place);
      at = placed.at(-1) ?? began;
      if (letter === "m") began = at;
      if (index === 0) return `M${row(...at)}`;
      if (letter === "l") return step(...minus(at, from));
      return (
        letter +
        arc +
        row(...placed.flatMap((point) => minus(point, from)))
      ).replace(" -", "-");
    });
    return written.join("");
  }
}

/** Starts a trail. */
export const from = (x: number, y: number): Trail => new Trail([x, y]);
