import { createElement, type ReactNode } from "react";
import { element } from "./element.ts";
import { plotted, reach, render } from "./plot.ts";

interface StateProps {
  /** Its place among the states, from 1. */
  number: number;
  children: ReactNode;
}

/** What a drawing shows in one state only: before or after, or in one of several years. A switch beside it chooses. */
export const State = element<StateProps>("State", ({ number, children }, sheet) => {
  const items = plotted(children, sheet);
  const outline = reach(items);
  const node = createElement("g", { className: `v${number}` }, ...render(items));
  sheet.items.push(outline ? { node, outline } : { node });
});
