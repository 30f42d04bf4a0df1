import type { ReactElement } from "react";
import type { ComposableDrawing } from "../content/schema/parts.ts";
import { words } from "../content/words.ts";
import { StockRow } from "../drawings/stock-row.tsx";
import { InlineScript } from "../runtime/inline-script.tsx";
import { lightClickedPart } from "./light-clicked-part.ts";
import "./drawing-transition.css";
import styles from "./keyed-figure.module.css";

/**
 * The id of the text about a part, from its index: the number is that of its
 * balloon.
 */
export const partId = (index: number): string => `part-${index + 1}`;

/**
 * The remark of a list whose items have the numbers of the balloons; undefined
 * if the figure has none, or others.
 */
export function keyedToFigure(
  {
    picture,
    drawing,
  }: { picture?: object | undefined; drawing: { balloons: readonly string[] } },
  items: readonly object[],
): string | undefined {
  return picture || drawing.balloons.length !== items.length
    ? undefined
    : words.figures.keyed;
}

interface KeyedFigureProps {
  /** The labels of the balloons, and stock parts instead of its own drawing. */
  drawing: ComposableDrawing;
  /** Whether the page has a text about each part, with its `partId`. */
  keyed: boolean;
  /** The page's own drawing, with these numbers on its balloons. */
  children: ReactElement;
}

/**
 * A hero's drawing and the list of its parts. If labels would be too small to
 * read, the balloons show only numbers and the list names the parts; pointing
 * at a part or its name highlights it. A name leads to the text about its part.
 */
export function KeyedFigure({ drawing, keyed, children }: KeyedFigureProps) {
  const { parts, signal, balloons, description } = drawing;
  const figure = parts ? (
    <StockRow
      parts={parts}
      signal={signal}
      description={description}
      labels={balloons}
    />
  ) : (
    children
  );
  return (
    <div className={styles.keyed}>
      <div
        className={`${styles.figure} ${styles.cropped}`}
        data-drawing="figure"
      >
        {figure}
      </div>
      <ol className={`note ${styles.parts}`} aria-label={words.figures.parts}>
        {balloons.map((label, index) => (
          <li key={label}>
            {keyed ? <a href={`#${partId(index)}`}>{label}</a> : label}
          </li>
        ))}
      </ol>
      <InlineScript run={lightClickedPart} />
    </div>
  );
}
