import { element } from "./element.ts";
import { moved, type Place } from "./frame.ts";
import { inkLine, type Style } from "./ink.ts";

interface RulingProps extends Partial<Style> {
  /** The first of them. */
  from: Place;
  to: Place;
  count: number;
  /** From each to the next. */
  step: Place;
}

/** Equal lines at equal steps: ruling, writing, slots. */
export const Ruling = element<RulingProps>("Ruling", ({ from, to, count, step, pen, ...style }, sheet) => {
  for (let copy = 0; copy < count; copy++) {
    const by = step.map((along) => along * copy) as unknown as Place;
    inkLine({ ...sheet, frame: moved(sheet.frame, by) }, [from, to], { pen, ...style });
  }
});
