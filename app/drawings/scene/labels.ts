import { createElement, type ReactNode } from "react";
import { inkPoints } from "./lines.ts";
import { coordinate, polyline } from "./paths.ts";
import { type Canvas, element, plotInto, type Style } from "./plot.ts";
import { onCanvas, type Place, type Point2, polar } from "./space.ts";

interface TextProps {
  anchor?: "start" | "middle" | "end" | undefined;
  /**
   * strong: ink and bold; signal: the highlighted part; onFill: paper on a dark
   * or signal face.
   */
  tone?: "strong" | "signal" | "onFill" | undefined;
  /** Hidden if the drawing is too small for it. */
  wideOnly?: boolean;
  rotate?: number | undefined;
  text: string | number | undefined;
}

const tones = { strong: "b", signal: "b sg", onFill: "b on" } as const;

/** Writes a text at a point of the canvas. */
function inkText(
  canvas: Canvas,
  at: Point2,
  { anchor, tone, wideOnly, rotate, text }: TextProps,
): void {
  const [x, y] = at.map(coordinate);
  const attributes = {
    x,
    y,
    className:
      [tone && tones[tone], wideOnly && "lg"].filter(Boolean).join(" ") ||
      undefined,
    textAnchor: anchor === "start" ? undefined : anchor,
    transform: rotate === undefined ? undefined : `rotate(${rotate} ${x} ${y})`,
  };
  canvas.scene.lettered = true;
  canvas.items.push({ node: createElement("text", attributes, text) });
}

/** A mono annotation. */
export const Label = element<TextProps & { at: Place }>(
  "Label",
  ({ at, ...text }, canvas) =>
    inkText(canvas, onCanvas(canvas.frame, at), text),
);

/**
 * Lines that belong to labels, and are hidden with them where a drawing is
 * repeated too small to read.
 */
export const Lettering = element<{ children: ReactNode }>(
  "Lettering",
  ({ children }, canvas) =>
    plotInto("g", { className: "lt" }, children, canvas),
);

interface ArrowHeadProps extends Style {
  tip: Place;
  /** Where it points on the canvas, in degrees: 0 right, 90 down. */
  degrees: number;
  length?: number;
  halfWidth?: number;
}

function inkArrowHead(
  canvas: Canvas,
  tip: Point2,
  head: Omit<ArrowHeadProps, "tip">,
): void {
  const { degrees, length = 11, halfWidth = 3.2, pen = "ink" } = head;
  const back = polar(tip, -length, degrees);
  const points = [
    tip,
    polar(back, halfWidth, degrees + 90),
    polar(back, halfWidth, degrees - 90),
  ];
  canvas.items.push({ pen, d: `${polyline(points)}z` });
}

/** A drafting arrowhead, as at the ends of a dimension line. */
export const ArrowHead = element<ArrowHeadProps>(
  "ArrowHead",
  ({ tip, ...head }, canvas) =>
    inkArrowHead(canvas, onCanvas(canvas.frame, tip), head),
);

interface DimensionProps {
  from: Place;
  to: Place;
  /** Half the gap for the text. */
  gap?: number;
  /** Length and half width of the arrowheads. */
  head?: Point2;
  /** The text in the gap; without it the line has no gap. */
  children?: string | undefined;
  /** The position of the text, from the middle of the line. */
  text?: Point2;
  tone?: "strong" | "signal";
}

/** A dimension line: an arrowhead at either end and a text in the middle. */
export const Dimension = element<DimensionProps>(
  "Dimension",
  (props, canvas) => {
    const {
      from,
      to,
      gap = 0,
      head: [length, halfWidth] = [11, 3.2],
      children,
      text = [0, 4],
      tone,
    } = props;
    const start = onCanvas(canvas.frame, from);
    const end = onCanvas(canvas.frame, to);
    const degrees =
      (Math.atan2(end[1] - start[1], end[0] - start[0]) * 180) / Math.PI;
    const middle: Point2 = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
    if (gap > 0) {
      inkPoints(canvas, [start, polar(middle, -gap, degrees)], {});
      inkPoints(canvas, [polar(middle, gap, degrees), end], {});
    } else inkPoints(canvas, [start, end], {});
    inkArrowHead(canvas, start, { degrees: degrees + 180, length, halfWidth });
    inkArrowHead(canvas, end, { degrees, length, halfWidth });
    if (children === undefined) return;
    const turn = Math.round(Math.abs(degrees) > 90 ? degrees + 180 : degrees);
    const at: Point2 = [middle[0] + text[0], middle[1] + text[1]];
    inkText(canvas, at, {
      anchor: "middle",
      tone,
      rotate: turn || undefined,
      text: children,
    });
  },
);
