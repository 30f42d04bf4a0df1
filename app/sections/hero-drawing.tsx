import type { ReactNode } from "react";
import styles from "./hero-drawing.module.css";

/** The drawing of a page's hero, its few words legible at every width. */
export function HeroDrawing({ children }: { children: ReactNode }) {
  return <div className={styles.drawing}>{children}</div>;
}
