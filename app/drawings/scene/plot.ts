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
 * Plots elements on the sheet. Calls components made of elements itself, so they cannot use hooks; keeps SVG
 * elements, with their children plotted inside.
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

/** Plots children on a separate sheet. */
export function plotted(children: ReactNode, sheet: Sheet): Item[] {
  const items: Item[] = [];
  plot(children, { ...sheet, items });
  return items;
}

/** The plotted items as SVG elements, as few as possible. */
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
const childrenOf = ({ props }: React.ReactElement<Drawn>) => [props.children].flat() as ReactNode[];
const isPart = ({ props }: React.ReactElement<Drawn>) => /^p\d/.test(props.className ?? "");
const containsPart = (node: ReactNode): boolean =>
  isDrawn(node) && (isPart(node) || childrenOf(node).some(containsPart));

/** Marks the groups that contain parts: when one part is highlighted, its siblings are dimmed instead of the group. */
export function markGroups(node: ReactNode): ReactNode {
  if (!isDrawn(node) || isPart(node) || !containsPart(node)) return node;
  const className = [node.props.className, "nest"].filter(Boolean).join(" ");
  return cloneElement(node, { className }, ...childrenOf(node).map(markGroups));
}

/** The common outline of items; undefined if the extent of one is unknown. */
export function reach(items: readonly Item[]): readonly Point2[] | undefined {
  const outlines = items.map(({ outline }) => outline);
  return outlines.every((outline) => outline !== undefined) ? hull(outlines.flat()) : undefined;
}
