import type { ReactNode } from "react";
import { drawingClass } from "../drawings/drawing-classes.ts";
import styles from "./figure-beside.module.css";
import { HERO_FIGURE } from "./hero.tsx";

interface FigureBesideProps {
  /** How the list refers to the figure; without it the list stands alone. */
  remark: string | undefined;
  /** The list whose items are about the parts of the page's figure. */
  children: ReactNode;
}

/**
 * A list that is keyed to the figure of the page's hero. From the desk on the
 * figure stands beside it again (`<use>`) and stays in view: an item that a
 * visitor points at, comes to by a link or scrolls to lights its part.
 */
export function FigureBeside({ remark, children }: FigureBesideProps) {
  if (remark === undefined)
    return <div className={styles.list}>{children}</div>;
  return (
    <div className={styles.table} data-table="">
      <div className={styles.list}>{children}</div>
      <div
        className={`sticky ${styles.figure}`}
        inert
        aria-hidden="true"
        data-late=""
      >
        <svg className={drawingClass} viewBox="0 0 360 300">
          <use href={`#${HERO_FIGURE}`} width="360" height="300" />
        </svg>
      </div>
    </div>
  );
}
