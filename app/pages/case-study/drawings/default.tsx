import { Drawing } from "../../../drawings/kit/drawing.tsx";
import { BlankSheet } from "./parts/blank-sheet.tsx";
import type { FigureProps } from "./parts/figure-props.ts";

/** Stands in until a case study has a figure of its own. */
export default function UndrawnFigure({ description }: FigureProps) {
  return (
    <Drawing viewBox="-260 -150 520 300" description={description}>
      <BlankSheet />
    </Drawing>
  );
}

export const card = { Drawing: BlankSheet, viewBox: "-170 -130 340 260" };
