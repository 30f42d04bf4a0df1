import type { ReactNode } from "react";
import { element } from "./element.ts";
import { plot } from "./plot.ts";

interface LayerProps {
  children: ReactNode;
}

/** Draws its children above everything else in the scene except the balloons. */
export const Above = element<LayerProps>("Above", ({ children }, sheet) =>
  plot(children, { ...sheet, items: sheet.scene.above }),
);

/** Draws its children below everything else in the scene. */
export const Below = element<LayerProps>("Below", ({ children }, sheet) =>
  plot(children, { ...sheet, items: sheet.scene.below }),
);
