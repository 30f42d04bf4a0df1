import { createElement, type ReactNode } from "react";
import { polar } from "./arc.ts";
import { element } from "./element.ts";
import { coordinate } from "./format.ts";
import { type Frame, onSheet } from "./frame.ts";
import type { Point2 } from "./iso.ts";
import { leant } from "./on.ts";
import { plotted, render } from "./plot.ts";

interface TurnedProps {
  /** The centre of rotation, and the origin of its children. */
  at?: Point2;
  /** Clockwise. */
  degrees: number;
  children: ReactNode;
}

/** A rotated flat drawing. */
export const Turned = element<TurnedProps>("Turned", ({ at = [0, 0], degrees, children }, sheet) => {
  const { frame } = sheet;
  if (frame.kind !== "flat") throw new Error("<Turned> must be on a flat sheet");
  const centre = onSheet(frame, at);
  const turn = ([x, y]: Point2) => polar(polar(centre, x, degrees), y, degrees + 90);
  const seen = (point: Point2) => (frame.seen ?? ((same: Point2) => same))(turn(point));
  const paper: Frame = { kind: "flat", origin: [0, 0], seen };
  const items = plotted(children, { ...sheet, frame: paper });
  const [x, y] = centre.map(coordinate);
  const move = x === "0" && y === "0" ? "" : `translate(${x} ${y})`;
  const node = createElement("g", { transform: `${move}rotate(${degrees})` }, ...render(items));
  const outline = leant(items, turn);
  sheet.items.push(outline ? { node, outline } : { node });
});
