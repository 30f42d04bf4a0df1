import type { ReactNode } from "react";
import { DrawingId } from "../drawings/scene.ts";

export const HERO_FIGURE = "figure";

/** The drawing of a hero, with an id, so that the end of the page can repeat it (figure-again.tsx). */
export function HeroFigure({ id = HERO_FIGURE, children }: { id?: string; children: ReactNode }) {
  return <DrawingId value={id}>{children}</DrawingId>;
}
