import type { Feature } from "../../content/schema/parts.ts";
import { counted, say, words } from "../../content/words.ts";
import { FeatureItems } from "../../sections/feature-items.tsx";
import { Section } from "../../sections/section.tsx";
import { Grid } from "../../ui/grid.tsx";
import styles from "./feature-cards.module.css";

interface FeatureCardsProps {
  heading: string;
  /** The number of the highlighted one, as in the drawing. */
  marked: number;
  items: readonly Feature[];
  /** How the cards refer to the figure. */
  remark: string | undefined;
}

/** The features as index cards, numbered like the balloons of the drawing. */
export function FeatureCards({ heading, marked, items, remark }: FeatureCardsProps) {
  return (
    <Section sheet={[words.product.features, counted("card", items.length), remark]} id="features">
      <h2>{say(words.product.featuresHeading, { heading })}</h2>
      <Grid as="ol" tablet={2} desk={3} className={styles.cards}>
        <FeatureItems items={items} marked={marked} />
      </Grid>
    </Section>
  );
}
