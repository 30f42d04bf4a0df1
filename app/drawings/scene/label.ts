import { createElement, type ReactNode } from "react";
import { element } from "./element.ts";
import { onSheet, type Place } from "./frame.ts";
import type { Point2 } from "./iso.ts";
import { Label as LabelText } from "./label-text.tsx";

interface LabelProps {
  at: Place;
  anchor?: "start" | "middle" | "end";
  /** strong: ink and bold; signal: the part that matters; onFill: paper on a dark or signal face. */
  tone?: "strong" | "signal" | "onFill";
  /** Left out where the drawing is too small for it. */
  wideOnly?: boolean;
  rotate?: number;
  /** What it says, in place of children. */
  text?: string | number | undefined;
  children?: ReactNode;
}

/** About how far a character reaches in the largest size that a style sheet sets. */
const [WIDTH, HEIGHT] = [16, 28];

/** A mono annotation. */
export const Label = element<LabelProps>("Label", ({ at, text, children = text, ...rest }, sheet) => {
  const [x, y] = onSheet(sheet.frame, at);
  const label = { ...rest, children };
  const node = createElement(LabelText, { at: [x, y], ...label });
  const width = WIDTH * String(children).length;
  const left = label.anchor === "end" ? x - width : label.anchor === "middle" ? x - width / 2 : x;
  const outline: Point2[] = [
    [left, y - HEIGHT],
    [left + width, y - HEIGHT],
    [left + width, y + HEIGHT],
    [left, y + HEIGHT],
  ];
  sheet.items.push(label.rotate === undefined ? { node, outline } : { node });
});
