/** The elements that drawings are described with; docs/drawings.md shows each. */

export { DrawingId } from "./scene/drawing.tsx";
export {
  Above,
  At,
  Below,
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
export { ArrowHead, Callout, Dimension, Label } from "./scene/labels.ts";
export {
  Axis,
  Circle,
  Dot,
  Line,
  Lines,
  Polygon,
  Print,
  Rays,
  Rect,
  Ruling,
  steps,
  way,
} from "./scene/lines.ts";
export { type Narrow, Part } from "./scene/parts.tsx";
export { from, Trail } from "./scene/paths.ts";
export type { Pen } from "./scene/pens.ts";
export { Again, Group, Repeat } from "./scene/repeat.ts";
export { partsOf, Scene, type SceneProps } from "./scene/scene.tsx";
export { Box, Cylinder, Prism, Slab } from "./scene/solids.ts";
export { type Plane, type Point2, type Point3, polar, type Size3 } from "./scene/space.ts";
export { Arc, Cord, Curve, Stroke } from "./scene/strokes.ts";
