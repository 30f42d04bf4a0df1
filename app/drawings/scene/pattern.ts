import { createElement, type ReactNode } from "react";
import { element } from "./element.ts";
import type { Point2 } from "./iso.ts";
import { plotted, render } from "./plot.ts";

interface PatternProps {
  /** For `fill="url(#…)"`; unique on a page. */
  id: string;
  size: number | Point2;
  /** In degrees. */
  turn?: number;
  children: ReactNode;
}

/** A pattern to fill areas with, drawn on a tile of flat paper. */
export const Pattern = element<PatternProps>("Pattern", ({ id, size, turn, children }, sheet) => {
  const [width, height] = typeof size === "number" ? [size, size] : size;
  const tile = plotted(children, { scene: sheet.scene, frame: { kind: "flat", origin: [0, 0] }, items: [] });
  const attributes = {
    id,
    width,
    height,
    patternUnits: "userSpaceOnUse",
    patternTransform: turn === undefined ? undefined : `rotate(${turn})`,
  };
  const node = createElement("defs", null, createElement("pattern", attributes, ...render(tile)));
  sheet.items.push({ node, outline: [] });
});
