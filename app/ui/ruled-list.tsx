import type { HTMLAttributes } from "react";
import { classNames } from "./class-names.ts";
import { type Columns, gridClass } from "./grid.tsx";
import styles from "./ruled-list.module.css";

export interface RuledListProps
  extends Omit<Columns, "rowGap">,
    Pick<HTMLAttributes<HTMLElement>, "children" | "className" | "aria-label"> {
  as?: "ul" | "ol" | "dl";
  /** How dark the hairline above each item is. */
  rule?: "ink" | "strong" | "faint";
  /**
   * On a wide screen the parts of an item are side by side: two in one column
   * each and the third in two, or in halves.
   */
  rows?: boolean | "halves";
  /** Each item is one link, as large as the item. */
  links?: boolean;
  /** With a hairline below the last item too. */
  closed?: boolean;
}

/** A list with a hairline above each item, in columns if some are given. */
export function RuledList(props: RuledListProps) {
  const {
    as: Tag = "ul",
    rule = "strong",
    rows,
    links,
    closed,
    phone,
    tablet,
    desk,
    className,
    ...rest
  } = props;
  const inColumns = phone || tablet || desk;
  const classes = classNames(
    styles.ruled,
    rule !== "strong" && styles[rule],
    rows === true && styles.rows,
    rows === "halves" && styles.halves,
    links && styles.links,
    closed && styles.closed,
    inColumns && gridClass({ phone, tablet, desk, rowGap: "none" }),
    className,
  );
  return <Tag className={classes} {...rest} />;
}
