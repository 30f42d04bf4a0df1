import type { ReactNode } from "react";
import { element } from "./element.ts";
import { moved, type Place } from "./frame.ts";
import { plot } from "./plot.ts";

interface AtProps {
  at: Place;
  children: ReactNode;
}

/** Moves its children: positions inside are relative to it. */
export const At = element<AtProps>("At", ({ at, children }, { box: _, ...sheet }) =>
  plot(children, { ...sheet, frame: moved(sheet.frame, at) }),
);
