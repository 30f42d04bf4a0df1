import type { ReactNode } from "react";
import { element } from "./element.ts";
import { onSheet, type Place } from "./frame.ts";
import { plot } from "./plot.ts";

interface FacingProps {
  /** Its origin; by default that of the sheet. */
  at?: Place;
  children: ReactNode;
}

/** A flat drawing in space that faces the viewer: x to the right and y down from its origin. */
export const Facing = element<FacingProps>("Facing", ({ at, children }, { box: _, ...sheet }) => {
  const origin = at ? onSheet(sheet.frame, at) : ([0, 0] as const);
  plot(children, { ...sheet, frame: { kind: "flat", origin } });
});
