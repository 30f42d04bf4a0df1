import { createContext, type ReactNode, use } from "react";

const Counter = createContext({ last: 0, figures: new Map<string, string>() });

/**
 * Numbers the sheets of a page. Pages are rendered once, from top to bottom, so a sheet takes its number when it is
 * rendered: sections may come and go, or change places, without a number being typed.
 */
export function Sheets({ children }: { children: ReactNode }) {
  return <Counter value={{ last: 0, figures: new Map() }}>{children}</Counter>;
}

/** The number of the next sheet. Call it once a section, and give the section its `mark`. */
export function useSheetNumber(): number {
  const counter = use(Counter);
  counter.last += 1;
  return counter.last;
}

/** The numbers of figures by the keys of their drawings: a sheet notes its own, and a later one may refer to them. */
export const useFigureNumbers = (): Map<string, string> => use(Counter).figures;

export const sheetMark = (number: number): string => `Sheet ${number}`;
