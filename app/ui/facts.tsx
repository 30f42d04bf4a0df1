import type { Fact } from "../content/schema/parts.ts";
import { classNames } from "./class-names.ts";
import styles from "./facts.module.css";

interface FactsProps {
  facts: readonly Fact[];
  className?: string | undefined;
  /** For values that visitors wrote, in whatever direction. */
  dir?: "auto";
}

/** Key facts with labels, one per line. */
export function Facts({ facts, className, dir }: FactsProps) {
  return (
    <dl className={classNames(styles.facts, className)}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir={dir}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
