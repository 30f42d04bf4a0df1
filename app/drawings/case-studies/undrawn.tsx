import { Drawing } from "../kit/drawing.tsx";
import type { FigureProps } from "./figure-props.ts";
import { BlankSheet } from "./parts/blank-sheet.tsx";

/** Stands in until a case study has a figure of its own. */
export function UndrawnFigure({ description }: FigureProps) {
  return (
    <Drawing viewBox="-260 -150 520 300" description={description}>
      <BlankSheet />
    </Drawing>
  );
}
