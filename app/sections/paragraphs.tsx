import { classNames } from "../ui/class-names.ts";
import { Grid } from "../ui/grid.tsx";
import styles from "./paragraphs.module.css";

interface ParagraphsProps {
  paragraphs: readonly string[];
  /** In columns on a wide screen. */
  inColumns?: boolean;
}

/** A text of a few paragraphs; the first is its lead. */
export function Paragraphs({ paragraphs, inColumns = false }: ParagraphsProps) {
  return (
    <Grid
      desk={inColumns ? 4 : undefined}
      rowGap="s5"
      className={classNames(styles.paragraphs, inColumns && styles.inColumns)}
    >
      {paragraphs.map((paragraph, index) => (
        <p key={paragraph} className={index === 0 ? "lead" : undefined}>
          {paragraph}
        </p>
      ))}
    </Grid>
  );
}
