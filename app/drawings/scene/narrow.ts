import { createElement, type ReactNode } from "react";
import { Balloon } from "./balloon.tsx";
import { coordinate } from "./format.ts";
import { type Frame, onSheet, type Place } from "./frame.ts";
import type { Point2, Point3 } from "./iso.ts";
import type { SceneState } from "./sheet.ts";

interface Placed {
  /** The group that it copies; by default the one with its name. */
  of?: string;
  /** Its offset from the wide sheet, in space or in units of the sheet; several for several copies. */
  by: Place | readonly Place[];
  /** What its balloon points at; by default the same position of the part as on the wide sheet. */
  tip?: Place;
  /** From the part to its balloon. */
  balloon?: Point2;
}

/** The same groups and parts arranged on an upright sheet, as references to the wide one. */
export interface Narrow {
  viewBox: string;
  /** By name, in the order of painting. */
  place: Record<string, Placed>;
  /** Drawn below them, on this sheet only. */
  ground?: ReactNode;
}

const isPlace = (by: Placed["by"]): by is Place => typeof by[0] === "number";
const isPoint3 = (place: Place): place is Point3 => place.length === 3;

/** References to the groups of the wide sheet, and their balloons; the ids stay on the wide sheet. */
export function rearranged(
  { place }: Narrow,
  balloons: SceneState["balloons"],
  { id, frame }: { id: string | undefined; frame: Frame },
): ReactNode[] {
  const onPaper = (place: Place) => (isPoint3(place) ? onSheet(frame, place) : place);
  const entries = Object.entries(place).map(([name, { of = name, by, tip, balloon }]) => {
    const part = balloons.find((balloon) => balloon.name === name);
    const places = (isPlace(by) ? [by] : by).map(onPaper);
    const copies = places.map(([x, y]) =>
      createElement("use", { href: `#${id}-${of}`, x: coordinate(x), y: coordinate(y) }),
    );
    const [x, y] = places.at(-1) ?? [0, 0];
    const target: Point2 = tip ? onPaper(tip) : [(part?.tip[0] ?? 0) + x, (part?.tip[1] ?? 0) + y];
    return { part, copies, balloon, target };
  });
  const group = (part: { number: number } | undefined, ...children: ReactNode[]) =>
    createElement("g", { className: part && `p${part.number}` }, ...children);
  return [
    ...entries.map(({ part, copies }) => group(part, ...copies)),
    ...entries.map(({ part, balloon, target }) => {
      if (!part || !balloon) return undefined;
      return group(part, createElement(Balloon, { number: part.number, part: target, offset: balloon }));
    }),
  ];
}
