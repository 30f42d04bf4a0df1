import { createElement, type ReactNode } from "react";
import { element } from "./element.ts";
import { plotted, render } from "./plot.ts";
import type { Sheet } from "./sheet.ts";

/** The width in units of stretched content, in a scene without a viewBox. */
const STRETCH = 1000;

const paper = (sheet: Sheet): Sheet => ({ ...sheet, frame: { kind: "flat", origin: [0, 0] } });

interface StretchedProps {
  /** Of its upper edge, and how tall it is. */
  y: number;
  height: number;
  children: ReactNode;
}

/** Content that stretches to the width of its column, a thousand units: the ticks of a scale. */
export const Stretched = element<StretchedProps>("Stretched", ({ y, height, children }, sheet) => {
  const attributes = {
    viewBox: `0 0 ${STRETCH} ${height}`,
    y,
    width: "100%",
    height,
    preserveAspectRatio: "none",
  };
  const node = createElement("svg", attributes, ...render(plotted(children, paper(sheet))));
  sheet.items.push({ node });
});

interface PinnedProps {
  /** In hundredths of the width. */
  at: number;
  children: ReactNode;
}

/** Content that keeps its shape at a percentage of the width: a mark on a scale and its label. */
export const Pinned = element<PinnedProps>("Pinned", ({ at, children }, sheet) => {
  const x = `${Number(at.toFixed(2))}%`;
  const node = createElement("svg", { x, overflow: "visible" }, ...render(plotted(children, paper(sheet))));
  sheet.items.push({ node });
});
