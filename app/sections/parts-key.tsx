import type { ReactElement } from "react";
import { partsOf } from "../drawings/scene.ts";
import styles from "./parts-key.module.css";

interface PartsKeyProps {
  /** The labels of the balloons, in order. */
  labels: readonly string[];
  drawing: ReactElement;
}

/** The names of a drawing's parts, each a link that highlights its part. */
export function PartsKey({ labels, drawing }: PartsKeyProps) {
  const names = new Map(partsOf(drawing).map(({ number, name }) => [number, name]));
  return (
    <ol className={`note ${styles.parts}`} aria-label="Parts of the drawing">
      {labels.map((label, index) => {
        const name = names.get(index + 1);
        return <li key={label}>{name ? <a href={`#part-${name}`}>{label}</a> : label}</li>;
      })}
    </ol>
  );
}
