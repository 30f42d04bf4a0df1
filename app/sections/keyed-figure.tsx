import type { ReactNode } from "react";
import styles from "./keyed-figure.module.css";

interface KeyedFigureProps {
  /** What the balloons are called, in order. */
  parts: readonly string[];
  /** The drawing whose balloons carry these numbers. */
  children: ReactNode;
}

/** A hero's drawing. Where its labels would be too small to read, the balloons keep their numbers and a list names them. */
export function KeyedFigure({ parts, children }: KeyedFigureProps) {
  return (
    <>
      <div className={styles.figure}>{children}</div>
      <ol className={`note ${styles.parts}`}>
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ol>
    </>
  );
}
