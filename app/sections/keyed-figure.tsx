import type { ReactElement } from "react";
import { InlineScript } from "../runtime/inline-script.tsx";
import { lightClickedPart } from "../runtime/light-clicked-part.ts";
import styles from "./keyed-figure.module.css";
import lit from "./lit-parts.module.css";
import { PartsKey } from "./parts-key.tsx";

interface KeyedFigureProps {
  /** What the balloons are called, in order. */
  parts: readonly string[];
  /** How wide the drawing's sheet is: its balloons are sized to be legible. */
  sheet?: "wide" | "own";
  /** The drawing whose balloons carry these numbers. */
  children: ReactElement;
}

/**
 * A hero's drawing and the list of its parts. Where its labels would be too small to read, the balloons keep their numbers
 * and the list names them; pointing at a part or its name lights it.
 */
export function KeyedFigure({ parts, sheet = "wide", children }: KeyedFigureProps) {
  return (
    <div className={lit.keyed}>
      <div className={sheet === "wide" ? `${styles.whole} ${styles.figure}` : styles.whole}>{children}</div>
      <PartsKey labels={parts} drawing={children} />
      <InlineScript run={lightClickedPart} />
    </div>
  );
}
