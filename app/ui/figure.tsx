import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./figure.module.css";

interface CaptionProps {
  /** A paragraph if it belongs to several figures. */
  as?: "figcaption" | "p";
  children: ReactNode;
}

/** The ruled line of notes under a figure; each child is one note. */
export function Caption({ as: Tag = "figcaption", children }: CaptionProps) {
  return <Tag className={`note cluster ${styles.caption}`}>{children}</Tag>;
}

interface FigureProps {
  /** As on a drawing: "Fig. 2". */
  number: string;
  caption: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A drawing on a plate, with a number and a caption. */
export function Figure({ number, caption, className, children }: FigureProps) {
  return (
    <figure className={classNames(styles.plate, className)}>
      {children}
      <Caption>
        <span>{number}</span>
        <span>{caption}</span>
      </Caption>
    </figure>
  );
}
