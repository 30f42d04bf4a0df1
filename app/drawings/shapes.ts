/**
 * What a drawing shows, in a scene (scene.ts): lines and areas, solids,
 * freehand strokes; docs/drawings.md lists them.
 */

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
} from "./scene/lines.ts";
export { Box, Cylinder, Prism, Slab } from "./scene/solids.ts";
export { Arc, Cord, Curve, Stroke } from "./scene/strokes.ts";
