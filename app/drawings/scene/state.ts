import { createElement, type ReactNode } from "react";
import { element } from "./element.ts";
import { plotted, reach, render } from "./plot.ts";

interface StateProps {
  /** Its index among the states, from 1. */
  number: number;
  children: ReactNode;
}

/** Content for one state only: before or after, or one of several years. A switch beside the drawing selects it. */
export const State = element<StateProps>("State", ({ number, children }, sheet) => {
  const items = plotted(children, sheet);
  const outline = reach(items);
  const node = createElement("g", { className: `v${number}` }, ...render(items));
  sheet.items.push(outline ? { node, outline } : { node });
});
