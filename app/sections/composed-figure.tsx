import { StockRow } from "../drawings/stock-row.tsx";
import styles from "./composed-figure.module.css";

interface ComposedFigureProps {
  drawing: {
    parts: readonly string[];
    signal?: number | undefined;
    description: string;
  };
  /** The names beside the balloons; undefined if a list has them. */
  labels: readonly string[];
}

/** The figure of a page without its own drawing: stock parts in a row, on a phone in several rows. */
export function ComposedFigure({ drawing, labels }: ComposedFigureProps) {
  const { parts, description, signal = parts.length } = drawing;
  return <StockRow {...{ parts, signal, labels, description }} className={styles.figure} />;
}
