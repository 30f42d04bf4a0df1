import type { Frame } from "./frame.ts";
import type { Iso, Point3 } from "./iso.ts";

/** The projection for an element that needs a three-dimensional frame. */
export function spaceOf(frame: Frame, name: string): { iso: Iso; origin: Point3 } {
  if (frame.kind !== "space")
    throw new Error(`<${name}> must be in a scene with an angle, not on a ${frame.kind} sheet`);
  return frame;
}
