import type { ReactNode } from "react";
import styles from "./hero-drawing.module.css";

/** The drawing of a hero, with labels that are legible at every width. */
export function HeroDrawing({ children }: { children: ReactNode }) {
  return <div className={styles.drawing}>{children}</div>;
}
