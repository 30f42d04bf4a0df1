import type { Fact } from "../content/schema/parts.ts";
import { fig, say, words } from "../content/words.ts";
import { classNames } from "../ui/class-names.ts";
import { Facts } from "../ui/facts.tsx";
import { Grid, gridClass } from "../ui/grid.tsx";
import styles from "./overview.module.css";
import { Section } from "./section.tsx";

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
      className={classNames(
        styles.paragraphs,
        inColumns ? styles.inColumns : "running",
      )}
    >
      {paragraphs.map((paragraph, index) => (
        <p key={paragraph} className={index === 0 ? "lead" : undefined}>
          {paragraph}
        </p>
      ))}
    </Grid>
  );
}

interface OverviewProps {
  name: string;
  overview: { heading: string; paragraphs: readonly string[] };
  facts?: readonly Fact[] | undefined;
  /** The heading beside the text, or above it. */
  layout?: "beside" | "above";
}

/**
 * The overview: two or three paragraphs and the facts that buyers ask for
 * first.
 */
export function Overview({
  name,
  overview,
  facts,
  layout = "beside",
}: OverviewProps) {
  const above = layout === "above";
  const inColumns = above && gridClass({ desk: 2, rowGap: "none" });
  return (
    <Section
      sheet={[words.sheets.overview, name, fig(1)]}
      columns={above ? 1 : 2}
    >
      <h2>{say(words.sections.overview, { heading: overview.heading })}</h2>
      <Paragraphs paragraphs={overview.paragraphs} inColumns={above} />
      {facts && (
        <Facts facts={facts} className={classNames(styles.facts, inColumns)} />
      )}
    </Section>
  );
}
