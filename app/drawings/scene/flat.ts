import type { ReactNode } from "react";
import { element } from "./element.ts";
import { onSheet, type Place } from "./frame.ts";
import { plot } from "./plot.ts";

interface FlatProps {
  /** Where its origin falls. */
  at: Place;
  children: ReactNode;
}

/** Flat paper facing the viewer, x to the right and y down from a place of space. */
export const Flat = element<FlatProps>("Flat", ({ at, children }, { box: _, ...sheet }) =>
  plot(children, { ...sheet, frame: { kind: "flat", origin: onSheet(sheet.frame, at) } }),
);
