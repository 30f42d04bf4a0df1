import type { FunctionComponent } from "react";
import type { Sheet } from "./sheet.ts";

type Plot<Props> = (props: Props, sheet: Sheet) => void;

const PLOT = Symbol("plot");

/** An element of a drawing. A Scene does not render it, but lets it plot itself on the sheet. */
export function element<Props extends object>(name: string, plot: Plot<Props>): FunctionComponent<Props> {
  const component: FunctionComponent<Props> = () => {
    throw new Error(`<${name}> must be inside a <Scene>`);
  };
  return Object.assign(component, { [PLOT]: plot, displayName: name });
}

/** How a component plots itself, if it is an element. */
export function plotOf(component: object): Plot<object> | undefined {
  return (component as { [PLOT]?: Plot<object> })[PLOT];
}
