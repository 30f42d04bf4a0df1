import { figure } from "../../content/intl.ts";
import { words } from "../../content/words.ts";
import type { Message } from "../../text/message.ts";

/** A scale that bars are drawn on. */
export interface RangeScale {
  place: (value: number) => number;
  /** Values written above the bars; the first and the last are its ends. */
  marks: readonly number[];
  format: (value: number) => string;
  range: Message<{ from: string; to: string }>;
}

/**
 * Company size: logarithmic, because ten more people matter less at a thousand.
 */
export const headCount: RangeScale = {
  place: Math.log10,
  marks: [10, 50, 100, 500, 1000, 2000],
  format: figure,
  range: words.product.people,
};

/** Hours of a working day. */
export const hoursOfDay: RangeScale = {
  place: (hour) => hour,
  marks: [6, 9, 12, 15, 18, 21, 24],
  format: (hour) => `${String(hour).padStart(2, "0")}:00`,
  range: words.product.range,
};

/**
 * The position of a value on the scale, from its start or from another value.
 */
export function percent(
  { place, marks }: RangeScale,
  value: number,
  from = marks[0] ?? 0,
): string {
  const length = place(marks[marks.length - 1] ?? 1) - place(marks[0] ?? 0);
  return `${Math.round(((place(value) - place(from)) / length) * 1000) / 10}%`;
}
