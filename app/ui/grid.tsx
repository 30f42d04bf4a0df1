import type { HTMLAttributes } from "react";
import type { Breakpoint } from "../styles/breakpoints.ts";
import { classNames } from "./class-names.ts";
import styles from "./grid.module.css";

/**
 * The gap between rows, from the spacing scale; between columns it is always
 * --gap.
 */
type RowGap = "none" | "gap" | "s2" | "s3" | "s4" | "s5" | "s6" | "s7";

/**
 * Equal columns from a breakpoint on (styles/breakpoints.ts). One column if none
 * is given.
 */
export interface Columns {
  phone?: 2 | undefined;
  tablet?: 2 | 3 | 4 | undefined;
  desk?: 2 | 3 | 4 | 5 | 6 | undefined;
  rowGap?: RowGap | undefined;
}

type Count<Most extends 3 | 4 | 6> =
  | { 3: 2 | 3; 4: 2 | 3 | 4; 6: 2 | 3 | 4 | 5 | 6 }[Most]
  | undefined;

/**
 * The columns that so many items fill, up to a limit: three of three items, two
 * of four if there is room for three. Undefined for one column.
 */
export function columnsFor<Most extends 3 | 4 | 6>(
  count: number,
  most: Most,
): Count<Most> {
  const counts = [6, 5, 4, 3, 2].filter(
    (columns) => columns <= Math.min(most, count),
  );
  return (counts.find((columns) => count % columns === 0) ??
    counts[0]) as Count<Most>;
}

interface Container
  extends Pick<
    HTMLAttributes<HTMLElement>,
    "children" | "className" | "aria-label" | "id"
  > {
  as?: "div" | "ul" | "ol" | "dl" | "nav" | "li" | "article" | undefined;
}

/**
 * The classes of a grid, for a component with its own elements; otherwise use
 * Grid.
 */
export const gridClass = ({
  phone,
  tablet,
  desk,
  rowGap = "s6",
}: Columns): string =>
  classNames(
    styles.grid,
    styles[rowGap],
    phone && styles[`phone${phone}`],
    tablet && styles[`tablet${tablet}`],
    desk && styles[`desk${desk}`],
  );

export interface GridProps extends Columns, Container {}

/** Its children in equal columns: `<Grid as="ul" tablet={2} desk={4}>`. */
export function Grid({
  as: Tag = "div",
  phone,
  tablet,
  desk,
  rowGap,
  className,
  ...rest
}: GridProps) {
  return (
    <Tag
      className={classNames(
        gridClass({ phone, tablet, desk, rowGap }),
        className,
      )}
      {...rest}
    />
  );
}

/** Its children one below the other, at one distance. */
export function Stack({
  gap = "s5",
  className,
  ...rest
}: Container & { gap?: RowGap }) {
  return (
    <Grid
      rowGap={gap}
      className={classNames(styles.stack, className)}
      {...rest}
    />
  );
}

const ratios = {
  "1:1": styles.halves,
  "1:2": styles.third,
  "1:3": styles.quarter,
  "2:1": styles.twoThirds,
  "3:2": styles.threeFifths,
  "7:5": styles.sevenTwelfths,
} as const;

interface SplitProps extends Container {
  ratio: keyof typeof ratios;
  /** The breakpoint where the two columns begin. */
  from?: Exclude<Breakpoint, "phone">;
  rowGap?: RowGap | undefined;
}

/** Two columns of unequal width, one below the other on a narrower screen. */
export function Split({
  as: Tag = "div",
  ratio,
  from = "desk",
  rowGap,
  className,
  ...rest
}: SplitProps) {
  return (
    <Tag
      className={classNames(
        gridClass({ rowGap }),
        ratios[ratio],
        styles[from],
        className,
      )}
      {...rest}
    />
  );
}
