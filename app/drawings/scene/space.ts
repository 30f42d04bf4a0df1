import type { Frame } from "./frame.ts";
import type { Iso, Point3 } from "./iso.ts";

/** The projection of an element that only space can hold. */
export function spaceOf(frame: Frame, name: string): { iso: Iso; origin: Point3 } {
  if (frame.kind !== "space") throw new Error(`<${name}> must stand in space, not on a ${frame.kind} sheet`);
  return frame;
}
