import { classNames } from "./class-names.ts";
import styles from "./grid.module.css";

/** Equal columns from a breakpoint on: phone is every width, tablet 640 px, desk 1024 px. One column if none is given. */
export interface Columns {
  phone?: 2 | undefined;
  tablet?: 2 | 3 | 4 | undefined;
  desk?: 2 | 3 | 4 | 6 | undefined;
  /** The gap between rows, from the spacing scale; between columns it is always --gap. */
  rowGap?: "none" | "gap" | "s5" | "s6" | "s7" | undefined;
}

/** The classes of a grid, for a component with its own elements; otherwise use Grid. */
export const gridClass = ({ phone, tablet, desk, rowGap = "s6" }: Columns): string =>
  classNames(
    styles.grid,
    styles[rowGap],
    phone && styles[`phone${phone}`],
    tablet && styles[`tablet${tablet}`],
    desk && styles[`desk${desk}`],
  );
