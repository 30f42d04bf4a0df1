import type { ReactNode } from "react";
import { element } from "./element.ts";
import { inSpace, onPlane, plus } from "./frame.ts";
import { inkPolygon } from "./ink.ts";
import type { Plane, Point3, Size3 } from "./iso.ts";
import type { Pen } from "./pens.ts";
import { plot } from "./plot.ts";
import type { Sheet } from "./sheet.ts";
import { spaceOf } from "./space.ts";

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
  /** Which of its three visible faces are drawn; hidden ones can be left out. */
  faces?: readonly Plane[];
  /** Open at the top: the width of its rim. */
  open?: number;
  /** Children are placed from the far corner of its top; `On` places them on its faces. */
  children?: ReactNode;
}

const VISIBLE: readonly Plane[] = ["side", "top", "front"];

function plotBox(props: BoxProps, sheet: Sheet): void {
  const { at, size, pen, fill, faces = VISIBLE, open, children } = props;
  const { front = fill ?? "plate", side = fill ?? "shade", top = fill ?? "lit" } = props;
  const { iso } = spaceOf(sheet.frame, "Box");
  const [width, depth, height] = size;
  const corner = inSpace(sheet.frame, at);
  const rectangle = (
    plane: Plane,
    from: Point3,
    across: number,
    along: number,
    pens: Pen | readonly Pen[],
  ) => {
    const points = [
      [0, 0],
      [across, 0],
      [across, along],
      [0, along],
    ] as const;
    inkPolygon(
      sheet,
      iso,
      points.map((point) => plus(from, onPlane(plane, point))),
      { pen: pens },
    );
  };
  const weighted = (face: Pen) => (pen ? [face, pen] : face);
  const above = plus(corner, [0, 0, height]);
  const drawn = {
    side: () => rectangle("side", plus(corner, [width, 0, 0]), depth, height, weighted(side)),
    top: () => rectangle("top", above, width, depth, weighted(top)),
    front: () => rectangle("front", plus(corner, [0, depth, 0]), width, height, weighted(front)),
  };
  for (const plane of VISIBLE) if (faces.includes(plane)) drawn[plane]();
  if (open) rectangle("top", plus(above, [open, open, 0]), width - 2 * open, depth - 2 * open, "shade");
  const frame = { kind: "space", iso, origin: above } as const;
  plot(children, { ...sheet, frame, box: { at: corner, size } });
}

/** A box with its three visible faces. */
export const Box = element<BoxProps>("Box", plotBox);

/** A plate or a plinth for other objects, in heavier lines. */
export const Slab = element<BoxProps>("Slab", (props, sheet) => plotBox({ pen: "thick", ...props }, sheet));
