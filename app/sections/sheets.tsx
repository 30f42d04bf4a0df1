import { createContext, type ReactNode, use } from "react";

const Counter = createContext({ last: 0 });

/**
 * Numbers the sheets of a page. Pages are rendered once, from top to bottom, so a sheet takes its number when it is
 * rendered: sections may come and go, or change places, without a number being typed.
 */
export function Sheets({ children }: { children: ReactNode }) {
  return <Counter value={{ last: 0 }}>{children}</Counter>;
}

/** The number of the next sheet. Call it once a section, and give the section its `mark`. */
export function useSheetNumber(): number {
  const counter = use(Counter);
  counter.last += 1;
  return counter.last;
}

export const sheetMark = (number: number): string => `Sheet ${number}`;
