import type { ComponentType } from "react";
import { AlgoChatDrawing } from "./drawings/algochat.tsx";
import { AlgoHrDrawing } from "./drawings/algohr.tsx";
import { DefaultProductDrawing } from "./drawings/default.tsx";
import type { ProductDrawingProps } from "./drawings/parts/props.ts";

const drawings = new Map<string, ComponentType<ProductDrawingProps>>([
  ["algohr", AlgoHrDrawing],
  ["algochat", AlgoChatDrawing],
]);

/** The drawing of a product; a new product has the default one until its own is drawn. */
export function productDrawing(key: string): ComponentType<ProductDrawingProps> {
  return drawings.get(key) ?? DefaultProductDrawing;
}
