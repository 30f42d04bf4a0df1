import type { ReactNode } from "react";
import { element } from "./element.ts";
import { plot } from "./plot.ts";

interface LayerProps {
  children: ReactNode;
}

/** Draws what it holds over everything else of the scene but the balloons. */
export const Above = element<LayerProps>("Above", ({ children }, sheet) =>
  plot(children, { ...sheet, items: sheet.scene.above }),
);

/** Draws what it holds under everything else of the scene. */
export const Below = element<LayerProps>("Below", ({ children }, sheet) =>
  plot(children, { ...sheet, items: sheet.scene.below }),
);
