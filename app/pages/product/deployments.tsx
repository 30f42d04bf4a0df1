import type { ComponentType } from "react";
import { counted, fig, say, words } from "../../content/words.ts";
import { drawingsByKey } from "../../drawings/drawing-by-key.ts";
import type { FigureProps } from "../../drawings/figure-props.ts";
import { Opening, Section } from "../../sections/section.tsx";
import { sheetMark, useSheetNumber } from "../../sections/sheets.tsx";
import { Facts } from "../../ui/facts.tsx";
import { Figure } from "../../ui/figure.tsx";
import { Grid } from "../../ui/grid.tsx";
import styles from "./deployments.module.css";
import {
  CloudDrawing,
  PrivateHostingDrawing,
} from "./drawings/parts/hosting.tsx";
import type { Product } from "./schema.ts";

const drawings = drawingsByKey(
  import.meta.glob<ComponentType<FigureProps>>("./drawings/deployments/*.tsx", {
    eager: true,
    import: "default",
  }),
);
const defaults = [CloudDrawing, PrivateHostingDrawing] as const;

/** The two deployments, side by side with aligned rows. */
export function Deployments({
  deployments: { heading, lead, items },
}: Pick<Product, "deployments">) {
  const number = useSheetNumber();
  const figures = items.map((_, index) => `${number}.${index + 1}`);
  return (
    <Section
      mark={sheetMark(number)}
      sheet={[
        words.product.deployment,
        counted("option", items.length),
        fig(figures.join(", ")),
      ]}
    >
      <Opening
        heading={say(words.product.deploymentHeading, { heading })}
        lead={lead}
      />
      <Grid tablet={2} rowGap="none" className={`level ${styles.pair}`}>
        {items.map((item, index) => {
          const Drawing =
            drawings.get(item.icon ?? "") ?? defaults[index] ?? CloudDrawing;
          return (
            <article key={item.name}>
              <Figure number={fig(figures[index] ?? "")} caption={item.name}>
                <Drawing description={item.drawing} />
              </Figure>
              <h3 className="size-4">{item.name}</h3>
              <p className={`cluster ${styles.claim}`}>
                <b>{item.figure}</b>{" "}
                <span className="small muted">{item.figureLabel}</span>
              </p>
              <p>{item.text}</p>
              <Facts facts={item.facts} />
            </article>
          );
        })}
      </Grid>
    </Section>
  );
}
