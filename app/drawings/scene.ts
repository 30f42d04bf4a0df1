/**
 * The scene, and where its shapes (shapes.ts) are, how often, and what they are
 * called; docs/drawings.md lists all.
 */

export { Drawing, DrawingId, Numbers } from "./scene/drawing.tsx";
export {
  At,
  Clipped,
  Face,
  Facing,
  On,
  Pattern,
  Pinned,
  State,
  Stretched,
  Turned,
} from "./scene/frames.ts";
export { ArrowHead, Dimension, Label, Lettering } from "./scene/labels.ts";
export { steps, way } from "./scene/lines.ts";
export { type Narrow, Part } from "./scene/parts.tsx";
export { from, type Trail } from "./scene/paths.ts";
export type { Pen } from "./scene/pens.ts";
export { Again, Group, Repeat } from "./scene/repeat.ts";
export {
  partsOf,
  type RevisableDrawing,
  revisable,
  Scene,
  type SceneProps,
} from "./scene/scene.tsx";
export {
  type Plane,
  type Point2,
  type Point3,
  polar,
  type Size3,
} from "./scene/space.ts";
