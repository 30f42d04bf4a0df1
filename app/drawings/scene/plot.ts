import {
  cloneElement,
  createElement,
  Fragment,
  type FunctionComponent,
  isValidElement,
  type ReactNode,
} from "react";
import { row } from "./paths.ts";
import { isFilling, type Pens, penClass } from "./pens.ts";
import type { Frame, Point2, Point3, Size3 } from "./space.ts";

/** How a stroke looks. */
export interface Style {
  pen?: Pens;
  fill?: string;
  fillRule?: "evenodd";
  /** 1 for a line that is traced while scrolling into view. */
  pathLength?: 1;
}

interface Path extends Style {
  d: string;
  /** Where a line starts and ends. */
  ends?: readonly [start: Point2, end: Point2] | undefined;
}

/** A path, or anything else: text, a group, an SVG element. */
export type Item = Path | { node: ReactNode };

/** A named part of a drawing. */
export interface NamedPart {
  name: string;
  number: number;
}

/** What all elements of a scene share. */
export interface SceneState {
  /**
   * Corners are rounded to a grid of this many units: a coarse one has shorter
   * numbers.
   */
  grid: number;
  /**
   * The labels of the balloons, in the order of their numbers; without labels
   * they show only numbers.
   */
  labels: readonly string[];
  /**
   * The prefix of the ids of repeated groups; required to write a long group
   * once, and unique on a page.
   */
  id: string | undefined;
  /** Draws its parts without names: for a small picture without a list. */
  plain: boolean;
  /**
   * Whether its parts have ids: if a page has two layouts of a drawing, only
   * one has them.
   */
  addressed: boolean;
  /** The parts that the narrow canvas copies, until they are drawn. */
  rearranged: Set<string>;
  /** The groups that can be repeated, by name. */
  groups: Map<string, ReactNode>;
  /** What each named part consists of. */
  parts: Map<string, ReactNode[]>;
  balloons: (NamedPart & { node: ReactNode; tip: Point2 })[];
  /** It has labels besides those of its balloons. */
  lettered: boolean;
  /** Its parts are links. */
  linked: boolean;
}

/**
 * The canvas that elements plot themselves on: the items so far, and the frame
 * of the element.
 */
export interface Canvas {
  scene: SceneState;
  frame: Frame;
  items: Item[];
  /** The parent box, for elements on one of its faces. */
  box?: { at: Point3; size: Size3 };
}

type Plot<Props> = (props: Props, canvas: Canvas) => void;

const PLOT = Symbol("plot");

/**
 * An element of a drawing. A Scene does not render it, but lets it plot itself
 * on the canvas.
 */
export function element<Props extends object>(
  name: string,
  plot: Plot<Props>,
): FunctionComponent<Props> {
  const component: FunctionComponent<Props> = () => {
    throw new Error(`<${name}> must be inside a <Scene>`);
  };
  return Object.assign(component, { [PLOT]: plot, displayName: name });
}

/**
 * Plots elements on the canvas. Calls components made of elements itself, so
 * they cannot use hooks; keeps SVG elements, with their children plotted
 * inside.
 */
export function plot(node: ReactNode, canvas: Canvas): void {
  if (node === null || node === undefined || typeof node === "boolean") return;
  if (Array.isArray(node)) {
    for (const child of node) plot(child, canvas);
    return;
  }
  if (!isValidElement<{ children?: ReactNode }>(node)) {
    canvas.items.push({ node });
    return;
  }
  const { type, props } = node;
  if (type === Fragment) plot(props.children, canvas);
  else if (typeof type === "string")
    canvas.items.push({ node: withPlotted(node, canvas) });
  else if (typeof type === "function") {
    const drawn = (type as { [PLOT]?: Plot<object> })[PLOT];
    if (drawn) drawn(props, canvas);
    else plot((type as (props: object) => ReactNode)(props), canvas);
  }
}

function withPlotted(
  node: React.ReactElement<{ children?: ReactNode }>,
  canvas: Canvas,
): ReactNode {
  const { children } = node.props;
  if (
    children === undefined ||
    typeof children === "string" ||
    typeof children === "number"
  )
    return node;
  return cloneElement(node, {}, ...render(plotted(children, canvas)));
}

/** Plots children on a separate canvas. */
export function plotted(children: ReactNode, canvas: Canvas): Item[] {
  const items: Item[] = [];
  plot(children, { ...canvas, items });
  return items;
}

/** Plots children into an SVG element, such as a group with a transform. */
export function plotInto(
  type: string,
  attributes: object,
  children: ReactNode,
  canvas: Canvas,
): void {
  canvas.items.push({
    node: createElement(type, attributes, ...render(plotted(children, canvas))),
  });
}

/** A style as SVG attributes. */
export function attributes({ pen, pathLength, fill, fillRule }: Style) {
  return { className: penClass(pen), pathLength, fill, fillRule };
}

/**
 * Whether a line looks the same as part of the path before it: not if it is
 * filled, or traced from end to end.
 */
function continues(next: Path, last: Path): boolean {
  if (penClass(next.pen) !== penClass(last.pen) || isFilling(next.pen))
    return false;
  return [next, last].every(({ fill, pathLength }) => !fill && !pathLength);
}

/**
 * Two lines as one path; a relative move to the second compresses better,
 * because regular marks repeat it.
 */
function joined(last: Path, next: Path): Path {
  if (!last.ends || !next.ends)
    return { ...last, d: last.d + next.d, ends: next.ends };
  const [startX, startY] = next.ends[0];
  const [endX, endY] = last.ends[1];
  const move = `m${row(startX - endX, startY - endY)}`;
  return {
    ...last,
    d: last.d + next.d.replace(/^M[\d. -]+/, move),
    ends: next.ends,
  };
}

/**
 * The plotted items as SVG elements. Lines of one pen that follow each other
 * are one path.
 */
export function render(items: readonly Item[]): ReactNode[] {
  const paths: Item[] = [];
  for (const item of items) {
    const last = paths.at(-1);
    if (last && "d" in last && "d" in item && continues(item, last))
      paths[paths.length - 1] = joined(last, item);
    else paths.push(item);
  }
  return paths.map((item) =>
    "node" in item
      ? item.node
      : createElement("path", { ...attributes(item), d: item.d }),
  );
}

interface Drawn {
  className?: string;
  children?: ReactNode;
}

const isDrawn = (node: ReactNode) => isValidElement<Drawn>(node);
const childrenOf = ({ props }: React.ReactElement<Drawn>) =>
  [props.children].flat() as ReactNode[];
const isPart = ({ props }: React.ReactElement<Drawn>) =>
  /^p\d/.test(props.className ?? "");
const containsPart = (node: ReactNode): boolean =>
  isDrawn(node) && (isPart(node) || childrenOf(node).some(containsPart));

/**
 * Marks the groups that contain parts: when one part is highlighted, its
 * siblings are dimmed instead of the group.
 */
export function markGroups(node: ReactNode): ReactNode {
  if (!isDrawn(node) || isPart(node) || !containsPart(node)) return node;
  const className = [node.props.className, "nest"].filter(Boolean).join(" ");
  return cloneElement(node, { className }, ...childrenOf(node).map(markGroups));
}

/** A copy without ids, for a page that has the original. */
export function withoutIds(node: ReactNode): ReactNode {
  if (!isDrawn(node)) return node;
  return cloneElement(
    node,
    { id: undefined } as Drawn,
    ...childrenOf(node).map(withoutIds),
  );
}
