import type { ReactNode } from "react";
import { element } from "./element.ts";
import { onSheet, type Place } from "./frame.ts";
import { plot } from "./plot.ts";

interface FacingProps {
  /** Where its origin stands; the origin of the sheet, if not said. */
  at?: Place;
  children: ReactNode;
}

/** Flat paper in space that faces the viewer: x to the right and y down from a place. */
export const Facing = element<FacingProps>("Facing", ({ at, children }, { box: _, ...sheet }) => {
  const origin = at ? onSheet(sheet.frame, at) : ([0, 0] as const);
  plot(children, { ...sheet, frame: { kind: "flat", origin } });
});
