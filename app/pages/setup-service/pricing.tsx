import { Section } from "../../sections/section.tsx";
import { Figure } from "../../ui/figure.tsx";
import type { SetupService } from "../service/schema.ts";
import { CostLinesDrawing } from "./drawings/cost-lines.tsx";
import { Offer } from "./offer.tsx";
import styles from "./pricing.module.css";

interface PricingProps {
  pricing: SetupService["pricing"];
}

/** One-time setup and an optional retainer, beside the rent they stand against, and the chart of both. */
export function Pricing({ pricing }: PricingProps) {
  const { chart, breakEven } = pricing;
  return (
    <Section sheet={["Pricing model", "One-time setup", `${chart.years} years shown`]} id="costs">
      <div className={styles.opening}>
        <h2>Pricing model: {pricing.heading}</h2>
        <p className="lead">{pricing.lead}</p>
      </div>
      <div className={styles.offers}>
        <Offer offer={pricing.setup} includes={pricing.setup.includes} lit />
        <Offer offer={pricing.retainer} includes={pricing.retainer.includes} />
        <Offer offer={pricing.comparison} />
      </div>
      <div className={styles.crossing}>
        <Figure number="Fig. 3" caption={chart.caption} className={styles.figure}>
          <CostLinesDrawing costs={chart} description={breakEven.text} />
        </Figure>
        <div>
          <h3>{breakEven.heading}</h3>
          <p>{breakEven.text}</p>
        </div>
      </div>
    </Section>
  );
}
