import { textIn } from "../../content/facts/quantities.ts";
import { say, words } from "../../content/words.ts";
import { drawingClass } from "../../drawings/drawing-classes.ts";
import { Compared, InState } from "../../sections/compared.tsx";
import { Opening, Section } from "../../sections/section.tsx";
import { RuledList } from "../../ui/ruled-list.tsx";
import styles from "./case-study.module.css";
import { compare, measureIn, type Result } from "./measure.ts";

const FOUND_AND_BUILT = [
  { label: words.caseStudy.asFound, line: "dashed" },
  { label: words.figures.asBuilt, line: "signal" },
] as const;

interface BarProps {
  /** Percent of the longer of the two. */
  length: number;
  y: number;
  label: string;
  labelPen?: string;
}

function Bar({ length, y, label, labelPen }: BarProps) {
  const end = `${length}%`;
  const tick = {
    y1: y - 5,
    y2: y + 5,
    strokeWidth: 2,
    strokeDasharray: "none",
  };
  return (
    <>
      <line x2={end} y1={y} y2={y} />
      <line {...tick} />
      <line x1={end} x2={end} {...tick} />
      <text className={labelPen} x={end} y={y} dx="10" dy=".35em">
        {label}
      </text>
    </>
  );
}

/**
 * Two dimension lines to the same scale. The text beside them says the same.
 */
function ComparisonBars({ before, after }: { before: Result; after: Result }) {
  const scale = compare(before, after);
  if (!scale) return null;
  return (
    <svg className={`${drawingClass} note ${styles.bars}`} aria-hidden="true">
      <g className="v1 hd" stroke="currentColor" strokeWidth="2">
        <Bar length={scale.before} y={8} label={measureIn(before)} />
      </g>
      <g className="v2 s" strokeWidth="3">
        <Bar
          length={scale.after}
          y={32}
          label={measureIn(after)}
          labelPen="b sg"
        />
      </g>
    </svg>
  );
}

interface OutcomesProps {
  outcomes: {
    /** When and how it was measured. */
    note: string;
    items: readonly { value: Result; label: string; before: Result }[];
  };
}

/**
 * The results before and after: each row a figure and two bars to the same
 * scale.
 */
export function Outcomes({ outcomes: { note, items } }: OutcomesProps) {
  return (
    <Section
      sheet={[
        words.caseStudy.measurements,
        words.caseStudy.dashed,
        words.caseStudy.toScale,
      ]}
      tone="dark"
    >
      <Opening heading={words.caseStudy.outcomes} lead={note} />
      <Compared
        name="outcomes"
        legend={words.caseStudy.measured}
        states={FOUND_AND_BUILT}
        first={2}
      >
        <RuledList rows closed className={styles.outcomes}>
          {items.map(({ value, label, before }) => (
            <li key={label}>
              <b>
                <InState number={1}>{measureIn(before)}</InState>
                <InState number={2}>{textIn(value)}</InState>
              </b>
              <ComparisonBars before={before} after={value} />
              <p>
                {label}{" "}
                <span className="note block">
                  <InState number={1}>
                    {say(words.caseStudy.isNow, { value: textIn(value) })}
                  </InState>
                  <InState number={2}>
                    {say(words.caseStudy.was, { value: textIn(before) })}
                  </InState>
                </span>
              </p>
            </li>
          ))}
        </RuledList>
      </Compared>
    </Section>
  );
}
