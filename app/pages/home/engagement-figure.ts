import type { ComponentType } from "react";
import { drawingsByKey } from "../../drawings/drawing-by-key.ts";
import type { FigureProps } from "../../drawings/figure-props.ts";
import DispatchPlan from "./drawings/engagements/dispatch.tsx";

interface EngagementFigure {
  Figure: ComponentType<FigureProps>;
  /** A separate layout for narrow screens: `<key>-narrow.tsx`. */
  Narrow: ComponentType<FigureProps> | undefined;
}

const figures = drawingsByKey(
  import.meta.glob<ComponentType<FigureProps>>("./drawings/engagements/*.tsx", {
    eager: true,
    import: "default",
  }),
);

/** The figure of an engagement; by default the plan of hubs. */
export function engagementFigure(key: string): EngagementFigure {
  return { Figure: figures.get(key) ?? DispatchPlan, Narrow: figures.get(`${key}-narrow`) };
}
