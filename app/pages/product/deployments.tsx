import { Section } from "../../sections/section.tsx";
import { Facts } from "../../ui/facts.tsx";
import { Figure } from "../../ui/figure.tsx";
import type { SheetTitle } from "../../ui/sheet-header.tsx";
import styles from "./deployments.module.css";
import { CloudDrawing } from "./drawings/parts/cloud.tsx";
import { PrivateHostingDrawing } from "./drawings/parts/private-hosting.tsx";
import type { Product } from "./schema.ts";

interface DeploymentsProps {
  sheet: SheetTitle;
  /** The number of its sheet, which its figures continue. */
  figure: number;
  deployments: Product["deployments"];
}

const drawings = [CloudDrawing, PrivateHostingDrawing] as const;

/** The two places where the product can run, side by side, row by row. */
export function Deployments({ sheet, figure, deployments: { heading, lead, items } }: DeploymentsProps) {
  return (
    <Section sheet={sheet}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        <p className="lead">{lead}</p>
      </div>
      <div className={styles.pair}>
        {items.map((item, index) => {
          const Drawing = drawings[index] ?? CloudDrawing;
          return (
            <article key={item.name}>
              <Figure number={`Fig. ${figure}.${index + 1}`} caption={item.name} className={styles.figure}>
                <Drawing description={item.drawing} />
              </Figure>
              <h3>{item.name}</h3>
              <p className={styles.claim}>
                <b>{item.figure}</b> <span>{item.figureLabel}</span>
              </p>
              <p>{item.text}</p>
              <Facts facts={item.facts} className={styles.facts} />
            </article>
          );
        })}
      </div>
    </Section>
  );
}
