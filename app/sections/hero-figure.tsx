import type { ReactNode } from "react";
import { DrawingId } from "../drawings/scene.ts";

export const HERO_FIGURE = "figure";

/** The drawing of a hero, named so that the page's end can draw it again (figure-again.tsx). */
export function HeroFigure({ id = HERO_FIGURE, children }: { id?: string; children: ReactNode }) {
  return <DrawingId value={id}>{children}</DrawingId>;
}
