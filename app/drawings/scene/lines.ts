import { element } from "./element.ts";
import { inkLine, type Style } from "./ink.ts";

interface LinesProps extends Partial<Style> {
  /** The positions of vertical lines, or of horizontal ones. */
  x?: readonly number[];
  y?: readonly number[];
  /** Where they begin and end. */
  from: number;
  to: number;
}

/** Parallel lines on paper or on a face: a grid, a row of ticks, ruled paper. */
export const Lines = element<LinesProps>("Lines", ({ x = [], y = [], from, to, pen, ...style }, sheet) => {
  for (const across of x)
    inkLine(
      sheet,
      [
        [across, from],
        [across, to],
      ],
      { pen, ...style },
    );
  for (const down of y)
    inkLine(
      sheet,
      [
        [from, down],
        [to, down],
      ],
      { pen, ...style },
    );
});

/** An arithmetic sequence: 0, 40, 80. */
export const steps = (count: number, step: number, first = 0): number[] =>
  Array.from({ length: count }, (_, index) => first + index * step);
