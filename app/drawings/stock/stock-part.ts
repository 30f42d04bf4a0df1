import type { ComponentType } from "react";
import { drawingsByKey } from "../drawing-by-key.ts";

/** The props of every stock part. It stands on a floor of 92 by 92 units, its front to the lower left. */
export interface StockPartProps {
  /** Whether it is the highlighted part: one of its faces is in the signal colour. */
  signal: boolean;
}

interface StockPart {
  default: ComponentType<StockPartProps>;
  /** The height at which a leader meets it, over its middle. */
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
  /** Names of stock parts, in order. */
  parts: readonly string[];
  /** The number of the highlighted part. */
  signal: number;
}

/** The parts' ids: a repeated part has a number after its name. */
export function partNames(parts: readonly string[]): string[] {
  return parts.map((part, index) => {
    const before = parts.slice(0, index).filter((other) => other === part).length;
    return before > 0 ? `${part}-${before + 1}` : part;
  });
}

/** The angle of the projection. */
export const STOCK_ANGLE = 28;
/** The floor of a part, and that of the whole row. */
export const FLOOR = 92;
export const DEPTH = 132;
export const THICKNESS = 14;
/** The distance from the edge of the base to the parts. */
export const MARGIN = 20;
