import type { Action, Fact } from "../content/schema/parts.ts";
import { Actions } from "../ui/actions.tsx";
import styles from "./title-block.module.css";

interface TitleBlockProps {
  facts?: readonly Fact[] | undefined;
  /** The first is the primary one. */
  actions: readonly Action[];
}

/** The strip at the end of a hero, like a drawing's title block: key facts and actions. */
export function TitleBlock({ facts, actions }: TitleBlockProps) {
  return (
    <div className={styles.block}>
      <Actions actions={actions} />
      {facts && (
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
