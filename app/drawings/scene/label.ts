import { element } from "./element.ts";
import { onSheet, type Place } from "./frame.ts";
import { inkLabel } from "./ink.ts";
import type { Point2 } from "./iso.ts";
import type { LabelProps as LabelTextProps } from "./label-text.tsx";

interface LabelProps extends Omit<LabelTextProps, "at" | "children"> {
  at: Place;
  /** Its text, instead of children. */
  text?: string | number | undefined;
  children?: LabelTextProps["children"];
}

/** The approximate width of a character in the largest font size. */
const [WIDTH, HEIGHT] = [16, 28];

/** A mono annotation. */
export const Label = element<LabelProps>("Label", ({ at, text, children = text, ...rest }, sheet) => {
  const [x, y] = onSheet(sheet.frame, at);
  const { anchor, rotate } = rest;
  const width = WIDTH * String(children).length;
  const left = anchor === "end" ? x - width : anchor === "middle" ? x - width / 2 : x;
  const outline: Point2[] = [
    [left, y - HEIGHT],
    [left + width, y - HEIGHT],
    [left + width, y + HEIGHT],
    [left, y + HEIGHT],
  ];
  inkLabel(sheet, { ...rest, at: [x, y], children }, rotate === undefined ? outline : undefined);
});
