import type { ReactElement } from "react";
import { partLinks } from "./part-links.ts";
import styles from "./parts-key.module.css";

interface PartsKeyProps {
  /** The labels of the balloons, in order. */
  labels: readonly string[];
  drawing: ReactElement;
}

/** The names of a drawing's parts, each a link that highlights its part. */
export function PartsKey({ labels, drawing }: PartsKeyProps) {
  const linkOf = partLinks(drawing);
  return (
    <ol className={`note ${styles.parts}`} aria-label="Parts of the drawing">
      {labels.map((label, index) => {
        const href = linkOf(index);
        return <li key={label}>{href ? <a href={href}>{label}</a> : label}</li>;
      })}
    </ol>
  );
}
