import { classNames } from "./class-names.ts";
import { Link, type LinkProps } from "./link.tsx";
import styles from "./text-link.module.css";

interface TextLinkProps extends LinkProps {
  /** Not part of a sentence, so it is 44 px high. */
  alone?: boolean;
}

/** An underlined link. */
export function TextLink({ alone, className, ...link }: TextLinkProps) {
  return <Link className={classNames(styles.link, alone && styles.alone, className)} {...link} />;
}
