import type { ReactNode } from "react";
import { inkPoints, type Places, placesOf, way } from "./lines.ts";
import type { Pen } from "./pens.ts";
import { type Canvas, element, plot } from "./plot.ts";
import {
  type Iso,
  inSpace,
  onPlane,
  type Plane,
  type Point2,
  type Point3,
  plus,
  type Size3,
  spaceOf,
} from "./space.ts";

/** A face in its fill, and in the weight of the solid's lines. */
const weighted = (face: Pen, weight: Pen | undefined) =>
  weight ? [face, weight] : face;

interface BoxProps {
  /** Its far, low corner. */
  at: Point3;
  size: Size3;
  /** The weight of its lines. */
  pen?: Pen;
  /** One fill for all its faces. */
  fill?: Pen;
  front?: Pen;
  side?: Pen;
  top?: Pen;
  /**
   * Which of its three visible faces are drawn; hidden ones can be left out.
   */
  faces?: readonly Plane[];
  /** Open at the top: the width of its rim. */
  open?: number;
  /**
   * Children are placed from the far corner of its top; `On` places them on its
   * faces.
   */
  children?: ReactNode;
}

const VISIBLE: readonly Plane[] = ["side", "top", "front"];

function plotBox(props: BoxProps, canvas: Canvas): void {
  const { at, size, pen, fill, faces = VISIBLE, open = 0, children } = props;
  const {
    front = fill ?? "plate",
    side = fill ?? "shade",
    top = fill ?? "lit",
  } = props;
  const { iso } = spaceOf(canvas.frame, "Box");
  const [width, depth, height] = size;
  const corner = inSpace(canvas.frame, at);
  const above = plus(corner, [0, 0, height]);
  const rectangle = (
    plane: Plane,
    from: Point3,
    [across, along]: Point2,
    style: Pen | readonly Pen[],
  ) => {
    const corners = way(0, 0)
      .to(across, 0)
      .to(across, along)
      .to(0, along).places;
    const points = corners.map((point) =>
      iso.project(plus(from, onPlane(plane, point))),
    );
    inkPoints(canvas, points, { pen: style }, true);
  };
  if (faces.includes("side"))
    rectangle(
      "side",
      plus(corner, [width, 0, 0]),
      [depth, height],
      weighted(side, pen),
    );
  if (faces.includes("top"))
    rectangle("top", above, [width, depth], weighted(top, pen));
  if (faces.includes("front"))
    rectangle(
      "front",
      plus(corner, [0, depth, 0]),
      [width, height],
      weighted(front, pen),
    );
  if (open > 0)
    rectangle(
      "top",
      plus(above, [open, open, 0]),
      [width - 2 * open, depth - 2 * open],
      "shade",
    );
  const frame = { kind: "space", iso, origin: above } as const;
  plot(children, { ...canvas, frame, box: { at: corner, size } });
}

/** A box with its three visible faces. */
export const Box = element<BoxProps>("Box", plotBox);

/** A plate or a plinth for other objects, in heavier lines. */
export const Slab = element<BoxProps>("Slab", (props, canvas) =>
  plotBox({ pen: "thick", ...props }, canvas),
);

interface PrismProps {
  /** The origin of its front. */
  at: Point3;
  /** Its front, in x and z, anticlockwise. */
  outline: Places<Point2>;
  /** Its depth. */
  depth: number;
  pen?: Pen;
  /** none: only its walls, for a front that is drawn with a hole. */
  front?: Pen | "none";
  /** Walls that face up, and walls that face right. */
  top?: Pen;
  side?: Pen;
}

/**
 * The edges of an outline (anticlockwise, in x and z) with visible walls, in
 * painting order.
 */
function visibleEdges(iso: Iso, outline: readonly Point2[]) {
  return outline
    .map((from, index) => ({
      from,
      to: outline[(index + 1) % outline.length] ?? from,
    }))
    .filter(({ from: [ax, az], to: [bx, bz] }) => {
      const [u, v] = iso.project([bx - ax, 0, bz - az]);
      return u * iso.sin + v * iso.cos < 0;
    })
    .sort((a, b) => a.from[0] + a.to[0] - (b.from[0] + b.to[0]));
}

/** A solid with a constant cross-section. */
export const Prism = element<PrismProps>("Prism", (props, canvas) => {
  const {
    at,
    depth,
    pen,
    front = "plate",
    top = "lit",
    side = "shade",
  } = props;
  const outline = placesOf(props.outline);
  const { iso } = spaceOf(canvas.frame, "Prism");
  const origin = inSpace(canvas.frame, at);
  const place = ([x, z]: Point2, back = 0) =>
    iso.project(plus(origin, [x, -back, z]));
  for (const { from, to } of visibleEdges(iso, outline)) {
    const wall = [place(from), place(to), place(to, depth), place(from, depth)];
    const facesUp = Math.abs(to[0] - from[0]) > Math.abs(to[1] - from[1]);
    inkPoints(canvas, wall, { pen: weighted(facesUp ? top : side, pen) }, true);
  }
  if (front === "none") return;
  const corners = outline.map((corner) => place(corner));
  inkPoints(canvas, corners, { pen: weighted(front, pen) }, true);
});

interface CylinderProps {
  /**
   * The middle of its far end: the foot of one that stands, the back of one
   * that lies.
   */
  at: Point3;
  radius: number;
  length: number;
  /** z: standing; y: lying, its end towards the viewer. */
  axis?: "y" | "z";
  /** The weight of its lines. */
  pen?: Pen;
  body?: Pen;
  end?: Pen;
}

/** A cylinder, its near end drawn as a disc. */
export const Cylinder = element<CylinderProps>("Cylinder", (props, canvas) => {
  const { at, radius, length, axis = "z", pen } = props;
  const {
    body = axis === "z" ? "plate" : "shade",
    end = axis === "z" ? "lit" : "plate",
  } = props;
  const { iso } = spaceOf(canvas.frame, "Cylinder");
  const foot = inSpace(canvas.frame, at);
  const column = iso.column(foot, radius, length);
  const drawn =
    axis === "z"
      ? { body: column.body, end: column.top }
      : {
          body: iso.cylinder(foot, radius, length),
          end: iso.circle("front", plus(foot, [0, length, 0]), radius),
        };
  canvas.items.push(
    { pen: weighted(body, pen), d: drawn.body },
    { pen: weighted(end, pen), d: drawn.end },
  );
});
