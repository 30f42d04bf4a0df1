import { columnsFor, Grid } from "../../ui/grid.tsx";
import styles from "./form/sent.module.css";
import { Steps } from "./form/steps.tsx";
import type { Contact } from "./schema.ts";

/** What happens after a message, and what to know before it. The confirmation of a native post is printed with it. */
export function NextSteps({ intro, notes, steps }: Pick<Contact["form"], "intro" | "notes" | "steps">) {
  const toKnow = [intro, ...notes];
  return (
    <section className={`small muted ${styles.next}`}>
      <h3 className="note">{steps.heading}</h3>
      <Steps items={steps.items} desk={columnsFor(steps.items.length, 6)} />
      <Grid as="ul" desk={columnsFor(toKnow.length, 4)} rowGap="s2" className="no-print">
        {toKnow.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </Grid>
    </section>
  );
}
