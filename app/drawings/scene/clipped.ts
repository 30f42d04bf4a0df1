import { createElement, type ReactNode } from "react";
import { element } from "./element.ts";
import { plotted, reach, render } from "./plot.ts";

interface ClippedProps {
  /** The id of the clip path; unique on a page. */
  id: string;
  /** The clip path. */
  to: ReactNode;
  children: ReactNode;
}

/** Clips its children to a shape. */
export const Clipped = element<ClippedProps>("Clipped", ({ id, to, children }, sheet) => {
  const window = plotted(to, sheet);
  const outline = reach(window);
  sheet.items.push({ node: createElement("clipPath", { id }, ...render(window)), outline: [] });
  const node = createElement("g", { clipPath: `url(#${id})` }, ...render(plotted(children, sheet)));
  sheet.items.push(outline ? { node, outline } : { node });
});
