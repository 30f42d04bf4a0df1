import type { ComponentType } from "react";
import { drawingsByKey } from "../drawing-by-key.ts";

/** What every stock part is given. It stands on a floor of 92 by 92 units, its front to the lower left. */
export interface StockPartProps {
  /** The part that matters in its figure: one of its faces is in the signal colour. */
  signal: boolean;
}

interface StockPart {
  default: ComponentType<StockPartProps>;
  /** Where a leader meets it, over its middle. */
  height: number;
}

const parts = drawingsByKey(import.meta.glob<StockPart>("./*.tsx", { eager: true }));

/** A stock part by the name of its file. */
export function stockPart(name: string): StockPart {
  const part = parts.get(name);
  if (!part) throw new Error(`There is no stock part "${name}", only ${stockPartNames.join(", ")}`);
  return part;
}

export const stockPartNames: readonly string[] = [...parts.keys()].sort();

/** A figure made of stock parts. */
export interface StockParts {
  /** Names of stock parts, in the order of the way through them. */
  parts: readonly string[];
  /** The number of the part that matters. */
  signal: number;
}

/** The parts' addresses: one that stands a second time has a number after its name. */
export function partNames(parts: readonly string[]): string[] {
  return parts.map((part, index) => {
    const before = parts.slice(0, index).filter((other) => other === part).length;
    return before > 0 ? `${part}-${before + 1}` : part;
  });
}

/** The angle at which parts are seen. */
export const STOCK_ANGLE = 28;
/** The floor that a part stands on, and that of the whole row. */
export const FLOOR = 92;
export const DEPTH = 132;
export const THICKNESS = 14;
/** From the edge of the base to the parts. */
export const MARGIN = 20;
