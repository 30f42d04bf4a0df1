import type { ReactNode } from "react";
import styles from "./caption.module.css";
import { classNames } from "./class-names.ts";

interface CaptionProps {
  /** A paragraph if it belongs to several figures. */
  as?: "figcaption" | "p";
  className?: string | undefined;
  children: ReactNode;
}

/** The ruled line of notes under a figure; each child is one note. */
export function Caption({ as: Tag = "figcaption", className, children }: CaptionProps) {
  return <Tag className={classNames("note", styles.caption, className)}>{children}</Tag>;
}
