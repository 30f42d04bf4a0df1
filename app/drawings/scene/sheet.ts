import type { Frame } from "./frame.ts";
import type { Point2, Point3, Size3 } from "./iso.ts";
import type { Fixed, Item } from "./shape.ts";

/** A named part of a drawing. */
export interface NamedPart {
  name: string;
  number: number;
}

/** What all elements of a scene share. */
export interface SceneState {
  /** Corners are rounded to a grid of this many units: a coarse one has shorter numbers. */
  grid: number;
  /** The labels of the balloons, in the order of their numbers. */
  labels: readonly string[];
  /** The prefix of the ids of repeated groups, which must be unique on a page. */
  id: string | undefined;
  /** Draws its parts without names. */
  plain: boolean;
  /** Whether its parts have ids. */
  addressed: boolean;
  /** The parts that the narrow sheet copies, until they are drawn. */
  rearranged: Set<string>;
  groups: Map<string, { origin: Frame["origin"]; outline: readonly Point2[] | undefined }>;
  balloons: (NamedPart & Fixed & { tip: Point2; centre: Point2 })[];
  below: Item[];
  above: Item[];
  /** It has labels besides those of its balloons. */
  lettered: boolean;
}

/** The sheet that elements plot themselves on: the items so far, and the frame of the element. */
export interface Sheet {
  scene: SceneState;
  frame: Frame;
  items: Item[];
  /** The parent box, for elements on one of its faces. */
  box?: { at: Point3; size: Size3 };
}
