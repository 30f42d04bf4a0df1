import { createContext, type ReactNode, use } from "react";
import { say, words } from "../content/words.ts";

const Counter = createContext({ last: 0, figures: new Map<string, string>() });

/**
 * Numbers the sheets of a page. Pages are rendered once, from top to bottom, so
 * a sheet gets its number when it is
 * rendered: sections can be added, removed or moved without renumbering.
 */
export function Sheets({ children }: { children: ReactNode }) {
  return <Counter value={{ last: 0, figures: new Map() }}>{children}</Counter>;
}

/**
 * The number of the next sheet. Call it once per section, and pass its `mark`
 * to the section.
 */
export function useSheetNumber(): number {
  const counter = use(Counter);
  counter.last += 1;
  return counter.last;
}

/**
 * The numbers of figures by drawing key: a sheet records its own, and later
 * ones may refer to them.
 */
export const useFigureNumbers = (): Map<string, string> => use(Counter).figures;

export const sheetMark = (number: number): string =>
  say(words.sheets.number, { number });
