import { Grid } from "./grid.tsx";
import styles from "./opening.module.css";

interface OpeningProps {
  heading: string;
  lead: string;
}

/** The heading of a section and its lead: one below the other, side by side on a wide screen. */
export function Opening({ heading, lead }: OpeningProps) {
  return (
    <Grid desk={2} rowGap="s5" className={styles.opening}>
      <h2>{heading}</h2>
      <p className="lead muted">{lead}</p>
    </Grid>
  );
}
