import { say, words } from "../../content/words.ts";
import { Section } from "../../sections/section.tsx";
import type { SheetTitle } from "../../ui/sheet-header.tsx";
import styles from "./ranges.module.css";
import { percent, type RangeScale } from "./scales.ts";
import type { Ranges as RangesContent } from "./schema.ts";

interface RangesProps {
  sheet: SheetTitle;
  ranges: RangesContent;
  scale: RangeScale;
}

/**
 * The marks above the bars. In SVG, positions in percent are attributes, which
 * the CSP allows.
 */
function Ruler({ scale }: { scale: RangeScale }) {
  const last = scale.marks.length - 1;
  return (
    <svg
      className={`note ${styles.ruler}`}
      width="100%"
      height="36"
      aria-hidden="true"
    >
      {scale.marks.map((mark, index) => (
        <svg key={mark} x={percent(scale, mark)} overflow="visible">
          <path d={index === last ? "M-.5 14V36" : "M.5 14V36"} />
          <text
            x={index === last ? -6 : 6}
            y="24"
            textAnchor={index === last ? "end" : undefined}
          >
            {scale.format(mark)}
          </text>
        </svg>
      ))}
    </svg>
  );
}

/** The audience or the use cases of a product, as bars on a common scale. */
export function Ranges({
  sheet,
  ranges: { heading, items },
  scale,
}: RangesProps) {
  return (
    <Section sheet={sheet}>
      <h2>{say(words.product.rangesHeading, { name: sheet[0], heading })}</h2>
      <Ruler scale={scale} />
      <svg className={styles.defs} aria-hidden="true">
        <pattern
          id="range-hatch"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V6" />
        </pattern>
      </svg>
      <ul className={styles.ranges}>
        {items.map(({ title, text, from, to }) => {
          const start = percent(scale, from);
          return (
            <li key={title}>
              <svg
                className={styles.bar}
                width="100%"
                height="15"
                aria-hidden="true"
              >
                <rect
                  x={start}
                  y=".5"
                  width={percent(scale, to, from)}
                  height="14"
                />
              </svg>
              <div className={styles.entry}>
                <svg
                  className={`desk-only ${styles.indent}`}
                  width={start}
                  height="1"
                  aria-hidden="true"
                />
                <div>
                  <h3>{title}</h3>
                  <p className="note">
                    {say(scale.range, {
                      from: scale.format(from),
                      to: scale.format(to),
                    })}
                  </p>
                  <p className="muted">{text}</p>
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
