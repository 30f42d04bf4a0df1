import type { Frame } from "./frame.ts";
import type { Point2, Point3, Size3 } from "./iso.ts";
import type { Fixed, Item } from "./shape.ts";

/** A part of a drawing that a list beside it names. */
export interface NamedPart {
  name: string;
  number: number;
}

/** What all elements of a scene share. */
export interface SceneState {
  /** Corners fall on a grid of this many units: a coarse one writes shorter numbers. */
  grid: number;
  /** What the balloons are called, in the order of their numbers. */
  labels: readonly string[];
  /** Begins the ids of repeated groups, which must be unique on a page. */
  id: string | undefined;
  /** Its parts are drawn, but not named. */
  plain: boolean;
  /** Its parts have addresses. */
  addressed: boolean;
  /** The parts that the narrow sheet copies, until they are drawn. */
  rearranged: Set<string>;
  groups: Map<string, { origin: Frame["origin"]; outline: readonly Point2[] | undefined }>;
  balloons: (NamedPart & Fixed & { tip: Point2; centre: Point2 })[];
  below: Item[];
  above: Item[];
  /** It has words besides those of its balloons. */
  lettered: boolean;
}

/** The paper that an element plots itself on: what is drawn so far, and where the element stands. */
export interface Sheet {
  scene: SceneState;
  frame: Frame;
  items: Item[];
  /** The box that the element stands on, for those laid on one of its faces. */
  box?: { at: Point3; size: Size3 };
}
