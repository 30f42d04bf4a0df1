import { Grid, gridClass } from "../../ui/grid.tsx";
import styles from "./form/sent.module.css";
import { Steps } from "./form/steps.tsx";
import type { Contact } from "./schema.ts";

/**
 * What happens after a message, and what to know before it. The confirmation of
 * a native post is printed with it.
 */
export function NextSteps({
  intro,
  notes,
  steps,
}: Pick<Contact["form"], "intro" | "notes" | "steps">) {
  return (
    <section
      className={`small muted ${gridClass({ desk: 4, rowGap: "s4" })} ${styles.next}`}
    >
      <h3 className="note">{steps.heading}</h3>
      <Steps items={steps.items} />
      <Grid as="ul" desk={3} rowGap="s2" className="no-print">
        {[intro, ...notes].map((note) => (
          <li key={note}>{note}</li>
        ))}
      </Grid>
    </section>
  );
}
