import { createElement } from "react";
import { say, words } from "../../content/words.ts";
import { Drawing, type RevisableDrawing } from "../../drawings/scene.ts";
import { HERO_FIGURE } from "../../sections/hero.tsx";
import { Figure } from "../../ui/figure.tsx";
import { figureOf } from "./measure.ts";
import styles from "./revision-figure.module.css";
import type { Revision } from "./schema.ts";

interface RevisionFigureProps {
  /** The case study's number in the register, and that of the figure in the case study. */
  study: string;
  number: number;
  /** The hero's drawing. */
  drawing: RevisableDrawing;
  revisions: readonly Revision[];
  results: readonly { value: string; before: string }[];
}

/** The letter of a challenge at the edge of its cloud, on the side with more room, and its result beside it. */
function place({ viewBox, part }: RevisableDrawing, revision: Revision) {
  const [x = 0, y = 0, width = 0, height = 0] = viewBox.split(" ").map(Number);
  const { nodes, bounds, cloud } = part(revision.part);
  const isRight = (bounds.left + bounds.right) / 2 > x + width / 2;
  const isHigh = bounds.top - y < height / 6;
  const corner = [isRight ? bounds.left : bounds.right, isHigh ? bounds.bottom : bounds.top];
  return {
    nodes,
    cloud,
    corner: `translate(${corner.map(Math.round).join(" ")})`,
    beside: isRight ? { textAnchor: "end", dx: "-1.3em" } : { dx: "1.3em" },
  } as const;
}

/**
 * The hero's drawing dashed, a cloud around the part of each challenge, the new part in it and its result. While the
 * texts beside it scroll by, each appears in their order; otherwise all are there.
 */
export function RevisionFigure({ study, number, drawing, revisions, results }: RevisionFigureProps) {
  const { viewBox } = drawing;
  const [x, y, width, height] = viewBox.split(" ");
  const marks = revisions.map((revision) => ({
    ...place(drawing, revision),
    letter: String.fromCharCode(96 + revision.challenge),
    step: styles[`n${revision.challenge}`],
    result: revision.result && results[revision.result - 1],
  }));
  return (
    <Figure number={say(words.figures.ofStudy, { study, number })} caption={words.caseStudy.foundAndBuilt}>
      {/* Two canvases: only the upper one is painted again while its marks move. */}
      <div className={styles.canvases}>
        <svg className="dwg" viewBox={viewBox} aria-hidden="true">
          <use className={styles.old} href={`#${HERO_FIGURE}`} {...{ x, y, width, height }} />
        </svg>
        <Drawing viewBox={viewBox} description={words.caseStudy.revised} className={styles.marks} lettered>
          {marks.map(({ step, nodes }) =>
            createElement("g", { key: step, className: `${styles.built} ${step}` }, ...nodes),
          )}
          {marks.map(({ step, cloud, corner, beside, letter, result }) => (
            <g key={step} className={`${styles.found} ${step}`}>
              <path className="s" d={cloud} pathLength={1} />
              <g transform={corner}>
                <rect className="sd ns" x="-.9em" y="-.9em" width="1.8em" height="1.8em" />
                <text className="b on" textAnchor="middle" dy=".36em">
                  {letter}
                </text>
                {result && (
                  <text {...beside} dy="-.3em">
                    {figureOf(result.before)}
                  </text>
                )}
              </g>
            </g>
          ))}
          {marks.map(
            ({ step, corner, beside, result }) =>
              result && (
                <g key={step} className={`${styles.built} ${step}`}>
                  <text className="b sg" transform={corner} {...beside} dy="1em">
                    {result.value}
                  </text>
                </g>
              ),
          )}
        </Drawing>
      </div>
    </Figure>
  );
}
