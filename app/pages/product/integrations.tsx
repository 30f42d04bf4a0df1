import { counted, say, words } from "../../content/words.ts";
import { Section } from "../../sections/section.tsx";
import { Grid } from "../../ui/grid.tsx";
import { ConnectorDrawing } from "./drawings/parts/connector.tsx";
import styles from "./integrations.module.css";
import type { Product } from "./schema.ts";

interface IntegrationsProps {
  /** The name of the product. */
  product: string;
  integrations: Product["integrations"];
}

/**
 * The integrations: plugs on a common bar, each with the direction of its data.
 */
export function Integrations({
  product,
  integrations: { heading, items },
}: IntegrationsProps) {
  return (
    <Section
      sheet={[
        words.product.integrations,
        counted("connector", items.length),
        words.product.wiring,
      ]}
    >
      <h2>{say(words.product.integrationsHeading, { heading })}</h2>
      <div className={styles.wiring}>
        <p className={`note ${styles.bar}`}>
          <b className="desk-only">{say(words.product.bus, { product })}</b>
        </p>
        <Grid as="ul" desk={3}>
          {items.map(({ name, text, direction }) => (
            <li key={name}>
              <ConnectorDrawing className={styles.plug} />
              <h3>{name}</h3>
              <p>{text}</p>
              <p className="note signal">
                {words.product.directions[direction]}
              </p>
            </li>
          ))}
        </Grid>
      </div>
    </Section>
  );
}
