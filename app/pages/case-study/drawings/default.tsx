import { Scene } from "../../../drawings/scene.ts";
import { BlankSheet } from "./parts/blank-sheet.tsx";
import type { FigureProps } from "./parts/figure-props.ts";

/** Stands in until a case study has a figure of its own. */
export default function UndrawnFigure({ description }: FigureProps) {
  return (
    <Scene viewBox="-260 -150 520 300" angle={25} description={description}>
      <BlankSheet />
    </Scene>
  );
}

export const card = { Drawing: BlankSheet, viewBox: "-170 -130 340 260", angle: 25 };
