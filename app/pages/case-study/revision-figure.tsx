import { createElement } from "react";
import { unmarked } from "../../content/marks.ts";
import { say, words } from "../../content/words.ts";
import { drawingClass } from "../../drawings/drawing-classes.ts";
import { Drawing, type RevisableDrawing } from "../../drawings/scene.ts";
import { HERO_FIGURE } from "../../sections/hero.tsx";
import { Figure } from "../../ui/figure.tsx";
import { measureIn, type Result } from "./measure.ts";
import { placeTags } from "./place-tags.ts";
import styles from "./revision-figure.module.css";
import type { Revision } from "./schema.ts";

interface RevisionFigureProps {
  /**
   * The case study's number in the register, and that of the figure in the case
   * study.
   */
  study: string;
  number: number;
  /** The hero's drawing. */
  drawing: RevisableDrawing;
  revisions: readonly Revision[];
  results: readonly { value: Result; before: Result }[];
}

/**
 * The hero's drawing dashed, a cloud around the part of each challenge, the new
 * part in it and its result. While the texts beside it scroll by, each appears
 * in their order; otherwise all are there.
 */
export function RevisionFigure({
  study,
  number,
  drawing,
  revisions,
  results,
}: RevisionFigureProps) {
  const { viewBox } = drawing;
  const [x, y, width, height] = viewBox.split(" ");
  const drawn = revisions.map(({ challenge, part, result: number }) => {
    const result = number === undefined ? undefined : results[number - 1];
    const figures = result && {
      before: measureIn(result.before),
      after: measureIn(result.value),
    };
    const lengths = Object.values(figures ?? {}).map(
      (figure) => unmarked(figure).length,
    );
    return {
      ...drawing.part(part),
      challenge,
      figures,
      characters: Math.max(0, ...lengths),
    };
  });
  const places = placeTags(drawn, viewBox);
  const marks = drawn.map(({ challenge, ...mark }, index) => {
    const { at = [0, 0], toTheLeft = false } = places[index] ?? {};
    return {
      ...mark,
      letter: String.fromCharCode(96 + challenge),
      step: styles[`n${challenge}`],
      place: `translate(${at.map(Math.round).join(" ")})`,
      beside: {
        textAnchor: toTheLeft ? ("end" as const) : undefined,
        dx: toTheLeft ? "-1.3em" : "1.3em",
      },
    };
  });
  return (
    <Figure
      number={say(words.figures.ofStudy, { study, number })}
      caption={words.caseStudy.foundAndBuilt}
      className="sticky"
    >
      {/* Two canvases: only the upper one is painted again while its marks move. */}
      <div className={styles.canvases} data-late="">
        <svg className={drawingClass} viewBox={viewBox} aria-hidden="true">
          <use
            className={styles.old}
            href={`#${HERO_FIGURE}`}
            x={x}
            y={y}
            width={width}
            height={height}
          />
        </svg>
        <Drawing
          viewBox={viewBox}
          description={words.caseStudy.revised}
          className={styles.marks}
          lettered
        >
          {marks.map(({ step, nodes }) =>
            createElement(
              "g",
              { key: step, className: `t1 ${styles.built} ${step}` },
              ...nodes,
            ),
          )}
          {marks.map(({ step, cloud, place, beside, letter, figures }) => (
            <g key={step} className={`${styles.found} ${step}`}>
              <path className="s" d={cloud} pathLength={1} />
              <g transform={place}>
                <rect
                  className="sd ns"
                  x="-.9em"
                  y="-.9em"
                  width="1.8em"
                  height="1.8em"
                />
                <text className="b on" textAnchor="middle" dy=".36em">
                  {letter}
                </text>
                {figures && (
                  <text {...beside} dy="-.3em">
                    {figures.before}
                  </text>
                )}
              </g>
            </g>
          ))}
          {marks.map(
            ({ step, place, beside, figures }) =>
              figures && (
                <g key={step} className={`${styles.built} ${step}`}>
                  <text className="b sg" transform={place} {...beside} dy="1em">
                    {figures.after}
                  </text>
                </g>
              ),
          )}
        </Drawing>
      </div>
    </Figure>
  );
}
