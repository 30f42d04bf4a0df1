import type { Fact } from "../content/schema/parts.ts";
import { classNames } from "./class-names.ts";
import styles from "./facts.module.css";
import { TextLink } from "./link.tsx";

interface FactsProps {
  facts: readonly (Fact & { href?: string | undefined })[];
  className?: string | undefined;
  /** For values that visitors wrote, in whatever direction. */
  dir?: "auto";
}

/** Key facts with labels, one per line. */
export function Facts({ facts, className, dir }: FactsProps) {
  return (
    <dl className={classNames(styles.facts, className)}>
      {facts.map(({ label, value, href }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir={dir}>
            {href ? <TextLink href={href}>{value}</TextLink> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
