import { element } from "./element.ts";
import { inkLine, type Style } from "./ink.ts";
import type { Point2 } from "./iso.ts";

interface PrintProps extends Partial<Style> {
  /** The start of the first line. */
  at: Point2;
  /** The length of each line. */
  lengths: readonly number[];
  /** From one line to the next; against the axis on a front or a side, whose second axis runs up. */
  step: number;
}

/** Lines of writing on paper or on a face. */
export const Print = element<PrintProps>("Print", ({ at: [x, y], lengths, step, pen, ...style }, sheet) => {
  for (const [row, length] of lengths.entries()) {
    const level = y + row * step;
    inkLine(
      sheet,
      [
        [x, level],
        [x + length, level],
      ],
      { pen, ...style },
    );
  }
});
