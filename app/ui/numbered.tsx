import { classNames } from "./class-names.ts";
import { Grid, type GridProps } from "./grid.tsx";
import styles from "./numbered.module.css";
import { RuledList, type RuledListProps } from "./ruled-list.tsx";

type NumberedProps = {
  /** Balloons as on a drawing, or plain numbers. */
  marks?: "balloons" | "numbers";
  /**
   * Where balloons are: beside the text, above it from the tablet on, or where
   * the section's own rules set them.
   */
  place?: "beside" | "above" | "own";
} & (
  | ({ ruled?: false } & Omit<GridProps, "as">)
  | ({ ruled: true } & Omit<RuledListProps, "as">)
);

/** A numbered list, as a Grid or, if `ruled`, as a RuledList. */
export function Numbered({
  marks = "balloons",
  place = "beside",
  className,
  ...list
}: NumberedProps) {
  const placed = marks === "balloons" && place !== "own" && styles[place];
  const classes = classNames(styles[marks], placed, className);
  if (list.ruled) {
    const { ruled, ...rest } = list;
    return <RuledList as="ol" className={classes} {...rest} />;
  }
  const { ruled, ...rest } = list;
  return <Grid as="ol" className={classes} {...rest} />;
}
