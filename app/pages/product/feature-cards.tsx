import { counted, fig, say, words } from "../../content/words.ts";
import { FeatureItems } from "../../sections/feature-items.tsx";
import { FigureBeside } from "../../sections/figure-beside.tsx";
import { Section } from "../../sections/section.tsx";
import { sheetMark, useSheetNumber } from "../../sections/sheets.tsx";
import { Grid } from "../../ui/grid.tsx";
import styles from "./feature-cards.module.css";
import type { Product } from "./schema.ts";
import { Screens } from "./screens/screens.tsx";

interface FeatureCardsProps {
  /** The name of the product. */
  product: string;
  features: Product["features"];
  screens: Product["screens"];
  /** How the cards refer to the figure. */
  remark: string | undefined;
}

/**
 * The screens, and the features as index cards, numbered like the balloons of
 * the drawing.
 */
export function FeatureCards({
  product,
  features,
  screens,
  remark,
}: FeatureCardsProps) {
  const { heading, marked, items } = features;
  const number = useSheetNumber();
  return (
    <Section
      mark={sheetMark(number)}
      sheet={[words.product.features, counted("card", items.length), remark]}
      id="features"
    >
      <h2>{say(words.product.featuresHeading, { heading })}</h2>
      {screens && (
        <Screens number={fig(number)} product={product} screens={screens} />
      )}
      <FigureBeside remark={remark}>
        <Grid as="ol" className={styles.cards}>
          <FeatureItems
            items={items}
            marked={marked}
            keyed={remark !== undefined}
          />
        </Grid>
      </FigureBeside>
    </Section>
  );
}
