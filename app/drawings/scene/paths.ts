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

/** Steps in a row; the letter of a sloping one holds for those that follow it. */
function joined(steps: readonly string[]): string {
  return steps
    .join("")
    .replace(/(?<=l[\d. -]+)l/g, " ")
    .replaceAll(" -", "-");
}

const minus = (to: Point2, from: Point2): Point2 => [to[0] - from[0], to[1] - from[1]];

/** Path data through the points. Steps run between rounded points, so that rounding never adds up. */
export function polyline(points: readonly Point2[], grid = 0.1): string {
  const rounded = points.map((point) => snap(point, grid));
  const [start = [0, 0]] = rounded;
  const steps = rounded.slice(1).map((to, index) => step(...minus(to, rounded[index] ?? start)));
  return `M${row(...start)}${joined(steps)}`;
}

type Segment =
  | { kind: "line"; to: Point2 }
  | { kind: "move" | "quadratic" | "cubic"; controls: readonly Point2[]; to: Point2 }
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
    this.segments.push({ kind: "move", controls: [], to: start });
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
  curve(...steps: [control: Point2, to: Point2] | [first: Point2, second: Point2, to: Point2]): this {
    const points = steps.map((by) => this.off(by));
    const to = points.pop() ?? this.at;
    return this.go({ kind: points.length === 1 ? "quadratic" : "cubic", controls: points, to });
  }

  /** Moves without drawing, to a point or by an offset. */
  move(x: number, y: number): this {
    this.began = [x, y];
    return this.go({ kind: "move", controls: [], to: [x, y] });
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

  /** As path data, with each point placed on the canvas. */
  data(place: (point: Point2) => Point2): string {
    let at: Point2 | undefined;
    let began: Point2 = [0, 0];
    const written = this.segments.map((segment) => {
      if (segment.kind === "close") {
        at = began;
        return "z";
      }
      const from = at;
      const to = place(segment.to);
      if (segment.kind === "move") began = to;
      at = to;
      return from ? relative(segment, from, place) : `M${row(...to)}`;
    });
    return written.join("");
  }
}

const LETTERS = { move: "m", quadratic: "q", cubic: "c" } as const;

/** A segment as path data, relative to the current point. */
function relative(
  segment: Exclude<Segment, { kind: "close" }>,
  from: Point2,
  place: (point: Point2) => Point2,
): string {
  const by = minus(place(segment.to), from);
  if (segment.kind === "line") return step(...by);
  if (segment.kind === "arc") {
    const flags = `${segment.long ? 1 : 0} ${segment.clockwise ? 1 : 0}`;
    return `a${row(...segment.radii)} 0 ${flags} ${row(...by)}`.replace(" -", "-");
  }
  const controls = segment.controls.flatMap((control) => minus(place(control), from));
  return LETTERS[segment.kind] + row(...controls, ...by);
}

/** Starts a trail. */
export const from = (x: number, y: number): Trail => new Trail([x, y]);
