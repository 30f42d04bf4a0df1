import type { Feature } from "../../content/schema/parts.ts";
import { counted, words } from "../../content/words.ts";
import { FeatureItems, FeatureNotes } from "../../sections/feature-items.tsx";
import { Section } from "../../sections/section.tsx";
import { Numbered } from "../../ui/numbered.tsx";
import styles from "./case-study.module.css";

interface KeyFeaturesProps {
  features: readonly Feature[];
  /** How the list refers to the figure. */
  remark: string | undefined;
  /**
   * grid: beside the heading, on a tint; rows: below it, separated by lines.
   */
  layout: "grid" | "rows";
}

/** The features, numbered like the balloons of the figure. */
export function KeyFeatures({ features, remark, layout }: KeyFeaturesProps) {
  const isGrid = layout === "grid";
  return (
    <Section
      sheet={[words.sheets.partsList, counted("item", features.length), remark]}
      tone={isGrid ? "tint" : "paper"}
      columns={isGrid ? "1 + 3" : 1}
      className={styles.features}
    >
      <h2>{words.caseStudy.features}</h2>
      {isGrid ? (
        <FeatureNotes items={features} keyed />
      ) : (
        <Numbered ruled desk={2} rows="halves">
          <FeatureItems items={features} keyed />
        </Numbered>
      )}
    </Section>
  );
}
