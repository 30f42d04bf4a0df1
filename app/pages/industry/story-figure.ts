import type { ComponentType } from "react";
import { drawingsByKey } from "../../drawings/drawing-by-key.ts";
import type { StoryFigureProps } from "./drawings/parts/chart.tsx";

const figures = drawingsByKey(
  import.meta.glob<ComponentType<StoryFigureProps>>("./drawings/stories/*.tsx", {
    eager: true,
    import: "default",
  }),
);

/** The figure of a success story, if it has one: a chart of invented data would be worse than none. */
export function storyFigure(key: string): ComponentType<StoryFigureProps> | undefined {
  return figures.get(key);
}
