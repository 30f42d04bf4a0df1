import type { ReactElement } from "react";
import type { ComposableDrawing } from "../content/schema/parts.ts";
import { InlineScript } from "../runtime/inline-script.tsx";
import { lightClickedPart } from "../runtime/light-clicked-part.ts";
import { ComposedFigure } from "./composed-figure.tsx";
import crop from "./cropped-sheet.module.css";
import styles from "./keyed-figure.module.css";
import lit from "./lit-parts.module.css";
import { PartsKey } from "./parts-key.tsx";

interface KeyedFigureProps {
  /** The labels of the balloons, and stock parts instead of its own drawing. */
  drawing: ComposableDrawing;
  /** The page's own drawing, with these numbers on its balloons. */
  children: ReactElement;
}

/**
 * A hero's drawing and the list of its parts. If labels would be too small to read, the balloons show only numbers
 * and the list names the parts; pointing at a part or its name highlights it.
 */
export function KeyedFigure({ drawing, children }: KeyedFigureProps) {
  const { parts, balloons } = drawing;
  const figure = parts ? <ComposedFigure drawing={{ ...drawing, parts }} labels={balloons} /> : children;
  return (
    <div className={lit.keyed}>
      <div className={`${styles.figure} ${crop.cropped}`}>{figure}</div>
      <PartsKey labels={balloons} drawing={figure} />
      <InlineScript run={lightClickedPart} />
    </div>
  );
}
