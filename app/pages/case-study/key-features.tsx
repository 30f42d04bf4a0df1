import { counted } from "../../content/counted.ts";
import type { Feature } from "../../content/schema/parts.ts";
import { FeatureItems, FeatureNotes } from "../../sections/feature-items.tsx";
import { Section } from "../../sections/section.tsx";
import marks from "../../ui/numbered.module.css";
import { RuledList } from "../../ui/ruled-list.tsx";
import { featureId } from "./feature-id.ts";
import styles from "./key-features.module.css";

interface KeyFeaturesProps {
  features: readonly Feature[];
  /** How the list refers to the figure. */
  remark: string | undefined;
  /** grid: beside the heading; rows: below it, separated by lines, for short pages. */
  layout: "grid" | "rows";
}

/** The features, numbered like the balloons of the figure. */
export function KeyFeatures({ features, remark, layout }: KeyFeaturesProps) {
  const isGrid = layout === "grid";
  return (
    <Section
      sheet={["Parts list", counted(features.length, "item"), remark]}
      tone={isGrid ? "tint" : "paper"}
      columns={isGrid ? "1 + 3" : 1}
      className={styles.features}
    >
      <h2>Key Features</h2>
      {isGrid ? (
        <FeatureNotes items={features} idOf={featureId} />
      ) : (
        <RuledList as="ol" desk={2} rows="halves" className={`${marks.balloons} ${styles.rows}`}>
          <FeatureItems items={features} idOf={featureId} />
        </RuledList>
      )}
    </Section>
  );
}
