import styles from "./comparison-bars.module.css";
import { compare } from "./measure.ts";

interface BarProps {
  className: string;
  /** Percent of the longer of the two. */
  length: number;
  y: number;
  label: string;
}

function Bar({ className, length, y, label }: BarProps) {
  const end = `${length}%`;
  return (
    <g className={className}>
      <line x2={end} y1={y} y2={y} />
      <line className={styles.tick} y1={y - 5} y2={y + 5} />
      <line className={styles.tick} x1={end} x2={end} y1={y - 5} y2={y + 5} />
      <text x={end} y={y} dx="10" dy=".35em">
        {label}
      </text>
    </g>
  );
}

/** Two dimension lines to the same scale. The text beside them says the same. */
export function ComparisonBars({ before, after }: { before: string; after: string }) {
  const scale = compare(before, after);
  if (!scale) return null;
  return (
    <svg className={`note ${styles.bars}`} aria-hidden="true">
      <Bar className={`v1 ${styles.before}`} length={scale.before} y={8} label={before} />
      <Bar className={`v2 ${styles.after}`} length={scale.after} y={32} label={after} />
    </svg>
  );
}
