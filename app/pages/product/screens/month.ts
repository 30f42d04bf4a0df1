import { firstDayOfWeek } from "../../../content/intl.ts";

const DAYS = 7;

interface Entry {
  from: number;
  to: number;
}

/**
 * The part of an entry in one week, from a column to another, counted from 0.
 */
export interface Bar {
  /** The entry's number, from 1. */
  number: number;
  from: number;
  to: number;
}

export interface Week {
  /** Of the month; undefined if the day belongs to another one. */
  days: (number | undefined)[];
  /** Bars that do not overlap, line by line. */
  lines: Bar[][];
}

/** The first line with room for the bar, or a new one. */
function place(lines: Bar[][], bar: Bar): void {
  const free = lines.find((line) => (line.at(-1)?.to ?? -1) < bar.from);
  if (free) free.push(bar);
  else lines.push([bar]);
}

/** The weeks of a month such as `2026-11`, with the entries as bars. */
export function weeksOf(month: string, entries: readonly Entry[]): Week[] {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const weekday = new Date(Date.UTC(year, number - 1, 1)).getUTCDay();
  const before = (weekday - firstDayOfWeek + DAYS) % DAYS;
  return Array.from(
    { length: Math.ceil((before + length) / DAYS) },
    (_, week) => {
      const first = week * DAYS - before + 1;
      const days = Array.from({ length: DAYS }, (_, column) => {
        const day = first + column;
        return day >= 1 && day <= length ? day : undefined;
      });
      const lines: Bar[][] = [];
      for (const [index, { from, to }] of entries.entries()) {
        const start = Math.max(from, first);
        const end = Math.min(to, length, first + DAYS - 1);
        if (start <= end && from <= length)
          place(lines, {
            number: index + 1,
            from: start - first,
            to: end - first,
          });
      }
      return { days, lines };
    },
  );
}
