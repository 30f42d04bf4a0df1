import { createElement, isValidElement, type ReactNode } from "react";
import { type Places, placesOf } from "./lines.ts";
import { coordinate } from "./paths.ts";
import { element, type Item, plot, plotted, render, type Sheet } from "./plot.ts";
import { moved, onSheet, type Place, type Point2, times } from "./space.ts";

interface RepeatProps {
  /** The repeated content; a function gets the index of the copy. */
  children: ReactNode | ((copy: number) => ReactNode);
}

interface EqualSteps {
  count: number;
  /** From each to the next. */
  step: Place;
}

interface Elsewhere {
  /** Where each stands, if not at equal steps. */
  at: Places;
}

function copiesAt(where: EqualSteps | Elsewhere): readonly Place[] {
  if ("at" in where) return placesOf(where.at);
  return Array.from({ length: where.count }, (_, copy) => times(where.step, copy));
}

/** Repeats its children at equal steps or at given positions. A long group is written once and referenced. */
export const Repeat = element<RepeatProps & (EqualSteps | Elsewhere)>(
  "Repeat",
  ({ children, ...where }, sheet) => {
    const places = copiesAt(where);
    const [first, ...others] = places;
    if (!first) return;
    const framed = (place: Place): Sheet => ({ ...sheet, frame: moved(sheet.frame, place) });
    if (typeof children === "function") {
      for (const [copy, place] of places.entries()) plot(children(copy), framed(place));
      return;
    }
    const items = plotted(children, framed(first));
    if (sheet.scene.id && isShorterByReference(items, others.length)) {
      const name = `r${sheet.scene.groups.size + 1}`;
      define(name, items, sheet);
      const offset = offsetOf(first, sheet);
      for (const place of others) refer(idOf(name, sheet), offset(place), sheet);
      return;
    }
    sheet.items.push(...items);
    for (const place of others) plot(children, framed(place));
  },
);

/** The approximate bytes of `<use href="#id" x="…" y="…"/>`, of the group that it copies, and of a circle. */
const COPY = 34;
const GROUP = 16;
const CIRCLE = 20;

function isShorterByReference(items: readonly Item[], copies: number): boolean {
  const lengths = items.map((item) => {
    if ("d" in item) return item.d.length;
    return isValidElement(item.node) && item.node.type === "circle" ? CIRCLE : 1000;
  });
  const length = lengths.reduce((sum, one) => sum + one, 0);
  return copies * (length - COPY) > GROUP;
}

function idOf(name: string, { scene }: Sheet): string {
  if (!scene.id) throw new Error(`The scene of the group "${name}" needs an id`);
  return `${scene.id}-${name}`;
}

function define(name: string, items: readonly Item[], sheet: Sheet): void {
  if (sheet.scene.groups.has(name)) throw new Error(`Two groups of a scene are named "${name}"`);
  sheet.scene.groups.add(name);
  sheet.items.push({ node: createElement("g", { id: idOf(name, sheet) }, ...render(items)) });
}

/** From one position of the frame to others, in units of the sheet. */
function offsetOf(start: Place, { frame }: Sheet): (place: Place) => Point2 {
  const [fromX, fromY] = onSheet(frame, start);
  return (place) => {
    const [x, y] = onSheet(frame, place);
    return [x - fromX, y - fromY];
  };
}

function refer(id: string, offset: Point2, sheet: Sheet): void {
  const [x, y] = offset.map((along) => (coordinate(along) === "0" ? undefined : coordinate(along)));
  sheet.items.push({ node: createElement("use", { href: `#${id}`, x, y }) });
}

/** A group that can be repeated elsewhere. */
export const Group = element<{ name: string; children: ReactNode }>("Group", ({ name, children }, sheet) =>
  define(name, plotted(children, sheet), sheet),
);

interface AgainProps {
  /** The name of the group. */
  of: string;
  /** The offset from the original. */
  by: Place;
  /** The id of the group's scene, if it is another one on the page with the same angle. */
  scene?: string;
}

/** Repeats an earlier group by reference. */
export const Again = element<AgainProps>("Again", ({ of, by, scene }, sheet) => {
  if (!scene && !sheet.scene.groups.has(of))
    throw new Error(`No <Group name="${of}"> is drawn before this <Again>`);
  const offset = offsetOf(times(by, 0), sheet)(by);
  refer(scene ? `${scene}-${of}` : idOf(of, sheet), offset, sheet);
});
