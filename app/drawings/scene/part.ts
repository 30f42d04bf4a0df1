import { createElement, type ReactNode } from "react";
import { Balloon } from "./balloon.tsx";
import { element } from "./element.ts";
import { type Place, seenOnSheet } from "./frame.ts";
import type { Point2 } from "./iso.ts";
import { plot, plotted, reach, render } from "./plot.ts";

const DIRECTIONS = {
  "upper-left": [-80, -60],
  "upper-right": [80, -60],
  "lower-left": [-80, 60],
  "lower-right": [80, 60],
  left: [-110, 0],
  right: [110, 0],
} as const satisfies Record<string, Point2>;

interface PartProps {
  /** Its fragment: `#part-sieve`. */
  name: string;
  /** Its number in the list beside the drawing. A part drawn in two places has the number twice, and one balloon. */
  number: number;
  /** What the balloon points at; by default the middle of the part. */
  at?: Place;
  /** From there to the balloon, as a direction or in units of the sheet. */
  balloon?: Point2 | keyof typeof DIRECTIONS;
  /** The side of the label; by default the far one. */
  side?: "left" | "right";
  tone?: "signal";
  /** A second line under the label. */
  note?: string | undefined;
  children?: ReactNode;
}

/** A named part of the drawing: the target of a balloon, a list item or a link. */
export const Part = element<PartProps>("Part", (props, sheet) => {
  const { name, number, at, balloon, side, tone, note, children } = props;
  const { scene } = sheet;
  if (scene.plain) return plot(children, sheet);
  const items = plotted(children, sheet);
  const outline = reach(items);
  if (items.length > 0) {
    const id = scene.rearranged.delete(name) ? `${scene.id}-${name}` : undefined;
    const node = createElement("g", { id, className: `p${number}` }, ...render(items));
    sheet.items.push(outline ? { node, outline } : { node });
  }
  if (!balloon) return;
  const label = scene.labels[number - 1];
  if (scene.labels.length > 0 && label === undefined)
    throw new Error(
      `The part "${name}" is number ${number}, but only ${scene.labels.length} parts have a label`,
    );
  const tip = at ? seenOnSheet(sheet.frame, at) : middle(outline, name);
  const snap = (value: number) => Math.round(value / scene.grid) * scene.grid;
  const offset = typeof balloon === "string" ? DIRECTIONS[balloon] : balloon;
  const node = createElement(Balloon, {
    number,
    ...(scene.addressed && { id: `part-${name}` }),
    part: [snap(tip[0]), snap(tip[1])],
    offset,
    label,
    side: side ?? (offset[0] < 0 ? "left" : "right"),
    ...(tone && { tone }),
    ...(note && { note }),
  });
  scene.balloons.push({ name, number, node, tip, centre: [tip[0] + offset[0], tip[1] + offset[1]] });
});

function middle(outline: readonly Point2[] | undefined, name: string): Point2 {
  if (!outline?.length) throw new Error(`The balloon of the part "${name}" needs a position to point at`);
  const sum = outline.reduce(([x, y], point): Point2 => [x + point[0], y + point[1]], [0, 0]);
  return [sum[0] / outline.length, sum[1] / outline.length];
}
