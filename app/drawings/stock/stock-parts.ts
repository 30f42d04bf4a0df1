import type { ComponentType } from "react";
import type { StockPartProps } from "../figure-props.ts";
import { Belt, Gate, Plug, Server, Truck } from "./machines.tsx";
import { Cabinet, Document, Ledger, Person, Phone } from "./office.tsx";

interface StockPart {
  Drawing: ComponentType<StockPartProps>;
  /** The height at which a leader meets it, over its middle. */
  height: number;
}

/** The stock parts by the names that content uses. */
const parts = new Map<string, StockPart>([
  ["belt", { Drawing: Belt, height: 90 }],
  ["cabinet", { Drawing: Cabinet, height: 122 }],
  ["document", { Drawing: Document, height: 112 }],
  ["gate", { Drawing: Gate, height: 116 }],
  ["ledger", { Drawing: Ledger, height: 66 }],
  ["person", { Drawing: Person, height: 112 }],
  ["phone", { Drawing: Phone, height: 130 }],
  ["plug", { Drawing: Plug, height: 70 }],
  ["server", { Drawing: Server, height: 122 }],
  ["truck", { Drawing: Truck, height: 97 }],
]);

export const stockPartNames: readonly string[] = [...parts.keys()];

export function stockPart(name: string): StockPart {
  const part = parts.get(name);
  if (!part)
    throw new Error(
      `There is no stock part "${name}", only ${stockPartNames.join(", ")}`,
    );
  return part;
}
