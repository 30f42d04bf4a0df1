/** The elements that drawings are described with; docs/drawings.md shows each. */

export type { Point2, Point3, Size3 } from "./kit/iso.ts";
export { Arc, polar } from "./scene/arc.ts";
export { ArrowHead } from "./scene/arrow-head.ts";
export { At } from "./scene/at.ts";
export { Axis } from "./scene/axis.ts";
export { Box, Slab } from "./scene/box.ts";
export { Callout } from "./scene/callout.ts";
export { Circle, Dot } from "./scene/circle.ts";
export { Clipped } from "./scene/clipped.ts";
export { Cord } from "./scene/cord.ts";
export { Curve } from "./scene/curve.ts";
export { Cylinder } from "./scene/cylinder.ts";
export { Dimension } from "./scene/dimension.ts";

export { Facing } from "./scene/facing.ts";

export { Label } from "./scene/label.ts";
export { Above, Below } from "./scene/layers.ts";
export { Line, Polygon } from "./scene/line.ts";
export { Lines, steps } from "./scene/lines.ts";
export type { Narrow } from "./scene/narrow.ts";
export { Face, On } from "./scene/on.ts";
export { Part } from "./scene/part.ts";
export { Pattern } from "./scene/pattern.ts";
export { Print } from "./scene/print.ts";
export { Prism } from "./scene/prism.ts";
export { Rect } from "./scene/rect.ts";
export { Again, Group, Repeat } from "./scene/repeat.ts";
export { Ruling } from "./scene/ruling.ts";
export { partsOf, Scene, type SceneProps } from "./scene/scene.tsx";
export { State } from "./scene/state.ts";
export { Stroke } from "./scene/stroke.ts";
export { from, Trail } from "./scene/trail.ts";
export { Turned } from "./scene/turned.ts";
export { way } from "./scene/way.ts";
