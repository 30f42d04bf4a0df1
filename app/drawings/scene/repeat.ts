import { createElement, type ReactNode } from "react";
import { compact } from "./compact.ts";
import { element } from "./element.ts";
import { coordinate } from "./format.ts";
import { moved, onSheet, type Place } from "./frame.ts";
import type { Point2 } from "./iso.ts";
import { plot, plotted, reach, render } from "./plot.ts";
import { type Item, pathData } from "./shape.ts";
import type { Sheet } from "./sheet.ts";
import { Way } from "./way.ts";

interface RepeatProps {
  /** The repeated content; a function gets the index of the copy. */
  children: ReactNode | ((copy: number) => ReactNode);
}

interface Steps {
  count: number;
  /** From each to the next. */
  step: Place;
}

interface Places {
  /** Where each stands, if not at equal steps. */
  at: readonly Place[] | Way;
}

/** `<use href="#id" x="…" y="…"/>` and the group that it copies. */
const COPY = 34;
const GROUP = 16;

const by = (place: Place, along: (value: number, axis: number) => number) =>
  place.map(along) as unknown as Place;

function placesOf(where: Steps | Places): readonly Place[] {
  if ("at" in where) return where.at instanceof Way ? where.at.places : where.at;
  return Array.from({ length: where.count }, (_, copy) => by(where.step, (along) => along * copy));
}

/** Repeats its children at equal steps or at given positions. A long group is written once and referenced. */
export const Repeat = element<RepeatProps & (Steps | Places)>("Repeat", ({ children, ...where }, sheet) => {
  const places = placesOf(where);
  const [first, ...others] = places;
  if (!first) return;
  const framed = (place: Place): Sheet => ({ ...sheet, frame: moved(sheet.frame, place) });
  if (typeof children === "function") {
    for (const [copy, place] of places.entries()) plot(children(copy), framed(place));
    return;
  }
  const items = plotted(children, framed(first));
  if (sheet.scene.id && others.length > 0 && others.length * (weight(items) - COPY) > GROUP) {
    const name = `r${sheet.scene.groups.size + 1}`;
    define(name, items, sheet);
    for (const place of others)
      again(
        name,
        by(place, (along, axis) => along - (first[axis] ?? 0)),
        sheet,
      );
    return;
  }
  sheet.items.push(...items);
  for (const place of others) plot(children, framed(place));
});

/** The approximate size of a copy when it is added to existing paths, in bytes. */
function weight(items: readonly Item[]): number {
  return compact(items)
    .map((layer) => ("node" in layer ? 1000 : pathData(layer.shapes).length))
    .reduce((sum, length) => sum + length, 0);
}

function idOf(name: string, { scene }: Sheet): string {
  if (!scene.id) throw new Error(`The scene of the group "${name}" needs an id`);
  return `${scene.id}-${name}`;
}

function define(name: string, items: readonly Item[], sheet: Sheet): void {
  if (sheet.scene.groups.has(name)) throw new Error(`Two groups of a scene are named "${name}"`);
  const outline = reach(items);
  const node = createElement("g", { id: idOf(name, sheet) }, ...render(items));
  sheet.scene.groups.set(name, { origin: sheet.frame.origin, outline });
  sheet.items.push(outline ? { node, outline } : { node });
}

function again(name: string, step: Place, sheet: Sheet): void {
  const group = sheet.scene.groups.get(name);
  if (!group) throw new Error(`No <Group name="${name}"> is drawn before this <Again>`);
  copy(idOf(name, sheet), step, sheet, group.outline);
}

function copy(id: string, step: Place, sheet: Sheet, reached?: readonly Point2[]): void {
  const [fromX, fromY] = onSheet(
    sheet.frame,
    by(step, () => 0),
  );
  const [toX, toY] = onSheet(sheet.frame, step);
  const [x, y] = [toX - fromX, toY - fromY];
  const outline = reached?.map(([px, py]): Point2 => [px + x, py + y]);
  const node = createElement("use", {
    href: `#${id}`,
    x: coordinate(x) === "0" ? undefined : coordinate(x),
    y: coordinate(y) === "0" ? undefined : coordinate(y),
  });
  sheet.items.push(outline ? { node, outline } : { node });
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
export const Again = element<AgainProps>("Again", ({ of, by: step, scene }, sheet) =>
  scene ? copy(`${scene}-${of}`, step, sheet) : again(of, step, sheet),
);
