import type { ReactElement } from "react";
import type { ComposableDrawing } from "../content/schema/parts.ts";
import { words } from "../content/words.ts";
import { partsOf } from "../drawings/scene.ts";
import { StockRow } from "../drawings/stock-row.tsx";
import { InlineScript } from "../runtime/inline-script.tsx";
import { lightClickedPart } from "../runtime/light-clicked-part.ts";
import "./drawing-transition.css";
import styles from "./keyed-figure.module.css";

/** The link that highlights a part of the drawing, by the index of its entry in the list of parts. */
export function partLinks(drawing: ReactElement): (index: number) => string | undefined {
  const names = new Map(partsOf(drawing).map(({ number, name }) => [number, name]));
  return (index) => {
    const name = names.get(index + 1);
    return name && `#part-${name}`;
  };
}

/** The remark of a list whose items have the numbers of the balloons; undefined if the figure has none, or others. */
export function keyedToFigure(
  { picture, drawing }: { picture?: object | undefined; drawing: { balloons: readonly string[] } },
  items: readonly object[],
): string | undefined {
  return picture || drawing.balloons.length !== items.length ? undefined : words.figures.keyed;
}

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
  const { parts, signal, balloons, description } = drawing;
  const figure = parts ? <StockRow {...{ parts, signal, description }} labels={balloons} /> : children;
  const linkOf = partLinks(figure);
  return (
    <div className={styles.keyed}>
      <div className={`${styles.figure} ${styles.cropped}`} data-drawing="figure">
        {figure}
      </div>
      <ol className={`note ${styles.parts}`} aria-label={words.figures.parts}>
        {balloons.map((label, index) => {
          const href = linkOf(index);
          return <li key={label}>{href ? <a href={href}>{label}</a> : label}</li>;
        })}
      </ol>
      <InlineScript run={lightClickedPart} />
    </div>
  );
}
