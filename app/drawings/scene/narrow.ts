import { createElement, type ReactNode } from "react";
import { Balloon } from "../kit/balloon.tsx";
import { coordinate } from "../kit/format.ts";
import type { Point2 } from "../kit/iso.ts";
import type { SceneState } from "./sheet.ts";

interface Placed {
  /** The group that it copies, if not the one of its own name. */
  of?: string;
  /** How far it stands from its place on the wide sheet; several times, if it is drawn several times. */
  by: Point2 | readonly Point2[];
  /** From the part to its balloon. */
  balloon?: Point2;
}

/** The same groups and parts placed on an upright sheet. What they draw is sent once, with the wide sheet. */
export interface Narrow {
  viewBox: string;
  /** By name, in the order of painting. */
  place: Record<string, Placed>;
  /** Lines between them, on flat paper. */
  lines?: ReactNode;
}

const isPoint = (by: Placed["by"]): by is Point2 => typeof by[0] === "number";

/** Copies of what the wide sheet shows, and their balloons; their addresses stay with the wide sheet. */
export function rearranged(
  { place }: Narrow,
  balloons: SceneState["balloons"],
  id: string | undefined,
): ReactNode[] {
  const entries = Object.entries(place).map(([name, { of = name, by, balloon }]) => {
    const part = balloons.find((balloon) => balloon.name === name);
    const places = isPoint(by) ? [by] : by;
    const copies = places.map(([x, y]) =>
      createElement("use", { href: `#${id}-${of}`, x: coordinate(x), y: coordinate(y) }),
    );
    return { part, copies, balloon, at: places.at(-1) ?? [0, 0] };
  });
  const group = (part: { number: number } | undefined, ...children: ReactNode[]) =>
    createElement("g", { className: part && `p${part.number}` }, ...children);
  return [
    ...entries.map(({ part, copies }) => group(part, ...copies)),
    ...entries.map(({ part, balloon, at: [x, y] }) => {
      if (!part || !balloon) return undefined;
      const { number, tip } = part;
      return group(part, createElement(Balloon, { number, part: [tip[0] + x, tip[1] + y], offset: balloon }));
    }),
  ];
}
