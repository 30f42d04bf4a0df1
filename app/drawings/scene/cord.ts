import { createElement } from "react";
import { element } from "./element.ts";
import { onSheet, type Place } from "./frame.ts";
import type { Style } from "./ink.ts";
import { plot } from "./plot.ts";
import { Stroke } from "./stroke.ts";
import { from as trail } from "./trail.ts";

interface CordProps extends Partial<Style> {
  from: Place;
  to: Place;
  /** How far below its ends it is pulled, in units of the sheet. */
  sag: number;
}

/** A cord that hangs between two places. */
export const Cord = element<CordProps>("Cord", ({ from, to, sag, ...style }, sheet) => {
  const [[x, y], [toX, toY]] = [onSheet(sheet.frame, from), onSheet(sheet.frame, to)];
  const [dx, dy] = [toX - x, toY - y];
  const path = trail(x, y).curve([0, sag], [dx, dy + sag], [dx, dy]);
  plot(createElement(Stroke, { ...style, path }), { ...sheet, frame: { kind: "flat", origin: [0, 0] } });
});
