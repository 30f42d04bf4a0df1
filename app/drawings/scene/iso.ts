import { coordinate, decimal, point, polyline } from "./format.ts";

export type Point3 = readonly [x: number, y: number, z: number];
export type Point2 = readonly [x: number, y: number];
export type Size3 = readonly [width: number, depth: number, height: number];

/** The planes that faces lie in, as seen by the viewer: front towards y, side towards x, top towards z. */
export type Plane = "front" | "side" | "top";

/**
 * An isometric projection that returns SVG path data. x runs to the lower right, y to the lower left, z upwards; the
 * front of an object is its face towards y.
 */
export class Iso {
  readonly cos: number;
  readonly sin: number;
  private readonly grid: number;

  /** Corners are rounded to a grid: a coarse one has shorter numbers, and all faces still meet. */
  constructor(degrees = 24, grid = 0.1) {
    this.grid = grid;
    const angle = (degrees * Math.PI) / 180;
    this.cos = Math.cos(angle);
    this.sin = Math.sin(angle);
  }

  /** A point in space as a point of the sheet. */
  project([x, y, z]: Point3): Point2 {
    return [(x - y) * this.cos, (x + y) * this.sin - z];
  }

  /** The directions of a face's right and down on the sheet. */
  private axes(plane: Plane): readonly [right: Point2, down: Point2] {
    const { cos, sin } = this;
    if (plane === "top")
      return [
        [cos, sin],
        [-cos, sin],
      ];
    return plane === "front"
      ? [
          [cos, sin],
          [0, 1],
        ]
      : [
          [cos, -sin],
          [0, 1],
        ];
  }

  /** The transform that lays a flat drawing, x to the right and y down as ever in SVG, on a plane through a point. */
  matrix(plane: Plane, through: Point3): string {
    const [right, down] = this.axes(plane);
    const slopes = [...right, ...down].map((value) => decimal(value, 4));
    const origin = this.project(through).map(coordinate);
    return `matrix(${[...slopes, ...origin].join(" ")})`;
  }

  private at(x: number, y: number, z: number): string {
    return point(...this.project([x, y, z]));
  }

  private line(...points: Point3[]): string {
    return polyline(
      points.map((at) => this.project(at)),
      this.grid,
    );
  }

  /**
   * Half of the ellipse that a circle on a plane becomes, from where the path stands to a point opposite.
   * SVG enlarges radii that are too small for the way, so their ratio is enough and the fit is exact.
   */
  private halfEllipse(plane: Plane, [dx, dy]: Point2, sweep: 0 | 1): string {
    const { ratio, degrees } = this.ellipse(plane);
    return `a1 ${ratio} ${degrees} 1 ${sweep} ${point(dx, dy)}`;
  }

  /** The long axis of the ellipse that a circle of radius 1 becomes, and how wide it is for its length. */
  private ellipse(plane: Plane) {
    const [[ux, uy], [vx, vy]] = this.axes(plane);
    const turn = Math.atan2(2 * (ux * vx + uy * vy), ux * ux + uy * uy - vx * vx - vy * vy) / 2;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
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
    const there: Point2 = [-2 * radius * lx, -2 * radius * ly];
    const back: Point2 = [-there[0], -there[1]];
    return `${polyline([[x + radius * lx, y + radius * ly]], this.grid)}${this.halfEllipse(plane, there, 1)}${this.halfEllipse(plane, back, 1)}Z`;
  }

  /** The body of a cylinder lying along y; a disc at y + depth hides its open end. */
  cylinder(x: number, z: number, radius: number, y: number, depth: number): string {
    const tangent = Math.atan2(1, -2 * this.sin);
    const rim = (sign: 1 | -1, plane: number): Point3 => [
      x + sign * radius * Math.cos(tangent),
      plane,
      z + sign * radius * Math.sin(tangent),
    ];
    const near = y + depth;
    const [fromX, fromY] = this.project(rim(1, y));
    const [toX, toY] = this.project(rim(-1, y));
    const across: Point2 = [toX - fromX, toY - fromY];
    return `${this.line(rim(1, near), rim(1, y))}${this.halfEllipse("front", across, 1)}L${this.at(...rim(-1, near))}`;
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
