import { createElement, isValidElement, type ReactNode } from "react";
import { type Places, placesOf } from "./lines.ts";
import { coordinate } from "./paths.ts";
import {
  type Canvas,
  element,
  type Item,
  plot,
  plotted,
  render,
} from "./plot.ts";
import { moved, onCanvas, type Place, times } from "./space.ts";

interface RepeatProps {
  /** The repeated content; a function gets the index of the copy. */
  children: ReactNode | ((copy: number) => ReactNode);
}

/** So many, with a step from each to the next, or at given positions. */
type Where = { count: number; step: Place } | { at: Places };

function copiesAt(where: Where): readonly Place[] {
  if ("at" in where) return placesOf(where.at);
  return Array.from({ length: where.count }, (_, copy) =>
    times(where.step, copy),
  );
}

/**
 * Repeats its children at equal steps or at given positions. A long group is
 * written once and referenced.
 */
export const Repeat = element<RepeatProps & Where>(
  "Repeat",
  ({ children, ...where }, canvas) => {
    const places = copiesAt(where);
    const [first, ...others] = places;
    if (!first) return;
    const framed = (place: Place): Canvas => ({
      ...canvas,
      frame: moved(canvas.frame, place),
    });
    if (typeof children === "function") {
      for (const [copy, place] of places.entries())
        plot(children(copy), framed(place));
      return;
    }
    const items = plotted(children, framed(first));
    if (canvas.scene.id && isShorterByReference(items, others.length)) {
      const name = `r${canvas.scene.groups.size + 1}`;
      define(name, items, canvas);
      for (const place of others)
        refer(idOf(name, canvas), first, place, canvas);
      return;
    }
    canvas.items.push(...items);
    for (const place of others) plot(children, framed(place));
  },
);

/**
 * The approximate bytes of `<use href="#id" x="…" y="…"/>`, of the group that
 * it copies, and of a circle.
 */
const COPY = 34;
const GROUP = 16;
const CIRCLE = 20;

function isShorterByReference(items: readonly Item[], copies: number): boolean {
  const lengths = items.map((item) => {
    if ("d" in item) return item.d.length;
    return isValidElement(item.node) && item.node.type === "circle"
      ? CIRCLE
      : 1000;
  });
  const length = lengths.reduce((sum, one) => sum + one, 0);
  return copies * (length - COPY) > GROUP;
}

function idOf(name: string, { scene }: Canvas): string {
  if (!scene.id)
    throw new Error(`The scene of the group "${name}" needs an id`);
  return `${scene.id}-${name}`;
}

function define(name: string, items: readonly Item[], canvas: Canvas): void {
  if (canvas.scene.groups.has(name))
    throw new Error(`Two groups of a scene are named "${name}"`);
  const node = createElement("g", { id: idOf(name, canvas) }, ...render(items));
  canvas.scene.groups.set(name, node);
  canvas.items.push({ node });
}

/** Copies a group from one position of the frame to another. */
function refer(
  id: string,
  from: Place,
  to: Place,
  { frame, items }: Canvas,
): void {
  const start = onCanvas(frame, from);
  const offset = onCanvas(frame, to).map((along, axis) =>
    coordinate(along - (start[axis] ?? 0)),
  );
  const [x, y] = offset.map((along) => (along === "0" ? undefined : along));
  items.push({ node: createElement("use", { href: `#${id}`, x, y }) });
}

/** A group that can be repeated elsewhere. */
export const Group = element<{ name: string; children: ReactNode }>(
  "Group",
  ({ name, children }, canvas) =>
    define(name, plotted(children, canvas), canvas),
);

interface AgainProps {
  /** The name of the group. */
  of: string;
  /** The offset from the original. */
  by: Place;
  /**
   * The id of the group's scene, if it is another one on the page with the same
   * angle.
   */
  scene?: string;
}

/** Repeats an earlier group by reference. */
export const Again = element<AgainProps>(
  "Again",
  ({ of, by, scene }, canvas) => {
    if (!scene && !canvas.scene.groups.has(of))
      throw new Error(`No <Group name="${of}"> is drawn before this <Again>`);
    refer(
      scene ? `${scene}-${of}` : idOf(of, canvas),
      times(by, 0),
      by,
      canvas,
    );
  },
);
