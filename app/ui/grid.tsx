import type { HTMLAttributes } from "react";
import { classNames } from "./class-names.ts";
import { type Columns, gridClass } from "./grid-class.ts";

interface GridProps
  extends Columns,
    Pick<HTMLAttributes<HTMLElement>, "children" | "className" | "aria-label"> {
  as?: "div" | "ul" | "ol" | "dl" | "nav";
}

/** Its children in equal columns: `<Grid as="ul" tablet={2} desk={4}>`. */
export function Grid({ as: Tag = "div", phone, tablet, desk, rowGap, className, ...rest }: GridProps) {
  return <Tag className={classNames(gridClass({ phone, tablet, desk, rowGap }), className)} {...rest} />;
}
