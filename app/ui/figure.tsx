import type { ReactNode } from "react";
import styles from "./figure.module.css";

interface FigureProps {
  /** As on a drawing: "Fig. 2". */
  number: string;
  caption: string;
  className?: string | undefined;
  children: ReactNode;
}

/** The frame of a drawing on a plate of its own, numbered and captioned. */
export function Figure({ number, caption, className, children }: FigureProps) {
  return (
    <figure className={className ? `${styles.plate} ${className}` : styles.plate}>
      {children}
      <figcaption className={`note ${styles.caption}`}>
        <span>{number}</span>
        <span>{caption}</span>
      </figcaption>
    </figure>
  );
}
