import { unmarked } from "../../content/marks.ts";
import { counted } from "../../content/words.ts";
import { Section } from "../../sections/section.tsx";
import { Grid } from "../../ui/grid.tsx";
import { Numbered } from "../../ui/numbered.tsx";
import styles from "./leadership.module.css";
import type { Leadership } from "./schema.ts";

type Line = Leadership["philosophy"]["statement"][number];

/**
 * A sentence with its marked words underlined; a number follows the last of
 * them.
 */
function MarkedLine({
  line: { text, mark },
  number,
}: {
  line: Line;
  number: number;
}) {
  const [before, after] = text.split(unmarked(mark));
  const lastWord = mark.slice(mark.lastIndexOf(" ") + 1);
  return (
    <>
      {before}
      <mark>
        {mark.slice(0, mark.length - lastWord.length)}
        <span>
          {lastWord}
          <sup aria-hidden="true">{number}</sup>
        </span>
      </mark>
      {after}{" "}
    </>
  );
}

/** One statement, marked up like a drawing in review, with a note per mark. */
export function Philosophy({
  philosophy: { heading, statement },
}: {
  philosophy: Leadership["philosophy"];
}) {
  return (
    <Section sheet={[heading, counted("note", statement.length)]} tone="tint">
      <h2 className={`size-5 ${styles.heading}`}>{heading}</h2>
      <Grid desk={4} rowGap="s7">
        <p className={styles.statement}>
          {statement.map((line, index) => (
            <MarkedLine key={line.mark} line={line} number={index + 1} />
          ))}
        </p>
        <Numbered ruled className={styles.notes}>
          {statement.map(({ mark, note }) => (
            <li key={mark}>{note}</li>
          ))}
        </Numbered>
      </Grid>
    </Section>
  );
}
