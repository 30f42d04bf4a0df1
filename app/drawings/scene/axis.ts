import { element } from "./element.ts";
import type { Place } from "./frame.ts";
import { inkLine } from "./ink.ts";

/** The axis of an exploded drawing, or of a movement. */
export const Axis = element<{ from: Place; to: Place }>("Axis", ({ from, to }, sheet) =>
  inkLine(sheet, [from, to], { pen: "axis" }),
);
