import { element } from "./element.ts";
import type { Place } from "./frame.ts";
import { inkLine } from "./ink.ts";

/** The line that things are taken apart along, or that a thing travels. */
export const Axis = element<{ from: Place; to: Place }>("Axis", ({ from, to }, sheet) =>
  inkLine(sheet, [from, to], { pen: "axis" }),
);
