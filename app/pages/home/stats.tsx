import { words } from "../../content/words.ts";
import { Section } from "../../sections/section.tsx";
import { columnsFor, Grid } from "../../ui/grid.tsx";
import { TextLink } from "../../ui/link.tsx";
import { Ruler } from "./drawings/ruler.tsx";
import type { Home } from "./schema.ts";
import styles from "./stats.module.css";

/** The headline figures, each on its own scale. */
export function Stats({
  stats: { heading, note, items },
}: {
  stats: NonNullable<Home["stats"]>;
}) {
  return (
    <Section sheet={[words.home.stats, heading, note]}>
      <h2 className="visually-hidden">{heading}</h2>
      <Grid
        as="ul"
        tablet={columnsFor(items.length, 3)}
        desk={columnsFor(items.length, 4)}
        className={styles.list}
      >
        {items.map(({ value, label, scale, href, counted }) => (
          <li key={label}>
            <Ruler scale={scale} className={styles.ruler} />
            <b className="block large">{value}</b>
            <TextLink href={href} stretched>
              {label}
            </TextLink>
            {counted && <p className="small muted">{counted}</p>}
          </li>
        ))}
      </Grid>
    </Section>
  );
}
