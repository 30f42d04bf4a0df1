import { Grid } from "../../ui/grid.tsx";
import { Numbered } from "../../ui/numbered.tsx";
import styles from "./form/sent.module.css";
import type { Contact } from "./schema.ts";

/** What happens after a message, and what to know before it. A sent message is printed with it. */
export function NextSteps({ intro, notes, steps }: Pick<Contact["form"], "intro" | "notes" | "steps">) {
  return (
    <section className={`small muted ${styles.next}`}>
      <h3 className="note">{steps.heading}</h3>
      <Numbered marks="numbers" tablet={2} desk={3} rowGap="s2">
        {steps.items.map(({ title, text }) => (
          <li key={title}>
            <span>
              <b>{title}</b>: {text}
            </span>
          </li>
        ))}
      </Numbered>
      <Grid as="ul" desk={3} rowGap="s2" className="no-print">
        {[intro, ...notes].map((note) => (
          <li key={note}>{note}</li>
        ))}
      </Grid>
    </section>
  );
}
