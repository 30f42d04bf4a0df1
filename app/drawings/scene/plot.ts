import { cloneElement, createElement, Fragment, isValidElement, type ReactNode } from "react";
import { compact, type Layer } from "./compact.ts";
import { plotOf } from "./element.ts";
import { coordinate } from "./format.ts";
import type { Point2 } from "./iso.ts";
import { hull } from "./outline.ts";
import { penClass } from "./pens.ts";
import { type Item, pathData } from "./shape.ts";
import type { Sheet } from "./sheet.ts";

/**
 * Plots a description on the sheet, element by element. Components made of elements are called on the way,
 * so they use no hooks; elements of SVG itself stay as they are, with what they hold plotted inside them.
 */
export function plot(node: ReactNode, sheet: Sheet): void {
  if (node === null || node === undefined || typeof node === "boolean") return;
  if (Array.isArray(node)) {
    for (const child of node) plot(child, sheet);
    return;
  }
  if (!isValidElement<{ children?: ReactNode }>(node)) {
    sheet.items.push({ node });
    return;
  }
  const { type, props } = node;
  if (type === Fragment) plot(props.children, sheet);
  else if (typeof type === "string") sheet.items.push({ node: withPlotted(node, sheet) });
  else if (typeof type === "function") {
    const drawn = plotOf(type);
    if (drawn) drawn(props, sheet);
    else plot((type as (props: object) => ReactNode)(props), sheet);
  }
}

function withPlotted(node: React.ReactElement<{ children?: ReactNode }>, sheet: Sheet): ReactNode {
  const { children } = node.props;
  if (children === undefined || typeof children === "string" || typeof children === "number") return node;
  return cloneElement(node, {}, ...render(plotted(children, sheet)));
}

/** What the children draw, on paper of their own. */
export function plotted(children: ReactNode, sheet: Sheet): Item[] {
  const items: Item[] = [];
  plot(children, { ...sheet, items });
  return items;
}

/** The drawn things as elements of SVG, as few as the picture needs. */
export function render(items: readonly Item[]): ReactNode[] {
  return compact(items).map(renderLayer);
}

function renderLayer(layer: Layer): ReactNode {
  if ("node" in layer) return layer.node;
  const [{ pen, pathLength, fill, fillRule, circle }, ...more] = layer.shapes;
  const style = { className: penClass(pen), pathLength, fill, fillRule };
  if (!circle || more.length > 0) return createElement("path", { ...style, d: pathData(layer.shapes) });
  const [cx, cy] = circle.centre.map((value) => (coordinate(value) === "0" ? undefined : coordinate(value)));
  return createElement("circle", { ...style, cx, cy, r: coordinate(circle.radius) });
}

interface Drawn {
  className?: string;
  children?: ReactNode;
}

const isDrawn = (node: ReactNode) => isValidElement<Drawn>(node);
const inside = ({ props }: React.ReactElement<Drawn>) => [props.children].flat() as ReactNode[];
const isPart = ({ props }: React.ReactElement<Drawn>) => /^p\d/.test(props.className ?? "");
const holdsPart = (node: ReactNode): boolean =>
  isDrawn(node) && (isPart(node) || inside(node).some(holdsPart));

/** Marks the groups that hold parts: when one part lights up, what is beside it in its group goes dim, not the group. */
export function markGroups(node: ReactNode): ReactNode {
  if (!isDrawn(node) || isPart(node) || !holdsPart(node)) return node;
  const className = [node.props.className, "nest"].filter(Boolean).join(" ");
  return cloneElement(node, { className }, ...inside(node).map(markGroups));
}

/** As far as things reach together; undefined if one of them may reach anywhere. */
export function reach(items: readonly Item[]): readonly Point2[] | undefined {
  const outlines = items.map(({ outline }) => outline);
  return outlines.every((outline) => outline !== undefined) ? hull(outlines.flat()) : undefined;
}
