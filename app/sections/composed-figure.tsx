import { StockRow } from "../drawings/stock-row.tsx";
import styles from "./composed-figure.module.css";

interface ComposedFigureProps {
  drawing: {
    parts: readonly string[];
    signal?: number | undefined;
    description: string;
  };
  /** The names beside the balloons; none where a list on the figure has them. */
  labels: readonly string[];
}

/** The figure of a page that nobody has drawn: stock parts in a row, and on a phone floor under floor. */
export function ComposedFigure({ drawing, labels }: ComposedFigureProps) {
  const { parts, description, signal = parts.length } = drawing;
  return <StockRow {...{ parts, signal, labels, description }} className={styles.figure} />;
}
