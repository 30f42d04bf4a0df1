import { Fragment } from "react";
import { textIn } from "../../../content/facts/quantities.ts";
import type { Quantity } from "../../../content/schema/quantity.ts";
import { counted, fig, say, words } from "../../../content/words.ts";
import { Compared } from "../../../sections/compared.tsx";
import { Opening, Section } from "../../../sections/section.tsx";
import { Figure } from "../../../ui/figure.tsx";
import { Grid, Stack } from "../../../ui/grid.tsx";
import { RuledList } from "../../../ui/ruled-list.tsx";
import { costsOf, priceOf } from "../costs.ts";
import type { SetupService } from "../schema.ts";
import { CostLinesDrawing } from "./cost-lines.tsx";
import styles from "./pricing.module.css";

interface OfferProps {
  offer: {
    name: string;
    price: string | Quantity;
    unit: string;
    text: string;
  };
  includes?: readonly string[];
  /** Whether the chart draws its line in the signal colour. */
  lit?: boolean;
}

/** A price with what it includes. */
function Offer({ offer, includes, lit = false }: OfferProps) {
  return (
    <article className={styles.offer}>
      <h3 className={lit ? "note signal" : "note"}>{offer.name}</h3>
      <p className={`large ${styles.price}`}>{textIn(offer.price)}</p>
      <p className="note">{offer.unit}</p>
      <p className="muted">{offer.text}</p>
      {includes && (
        <RuledList rule="faint" className="small">
          {includes.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </RuledList>
      )}
    </article>
  );
}

/**
 * One-time setup and optional retainer, compared with rent, and a chart of
 * both.
 */
export function Pricing({ pricing }: { pricing: SetupService["pricing"] }) {
  const { chart, reading } = pricing;
  const costs = costsOf(pricing);
  const years = Array.from({ length: chart.years }, (_, index) => index + 1);
  return (
    <Section
      sheet={[
        words.setupService.pricing,
        words.setupService.oneTime,
        say(words.setupService.yearsShown, { count: chart.years }),
      ]}
      id="costs"
    >
      <Opening
        heading={say(words.setupService.pricingHeading, {
          heading: pricing.heading,
        })}
        lead={pricing.lead}
      />
      <Stack gap="s7">
        <Grid tablet={3}>
          <Offer offer={pricing.setup} includes={pricing.setup.includes} lit />
          <Offer
            offer={pricing.retainer}
            includes={pricing.retainer.includes}
          />
          <Offer
            offer={{
              ...pricing.comparison,
              text: say(words.setupService.rentInAll, {
                price: priceOf(costs.rent, costs.years),
                years: counted("year", costs.years),
              }),
            }}
          />
        </Grid>
        <Grid desk={4} className={styles.costs}>
          <Figure
            number={fig(3)}
            caption={chart.caption}
            className={styles.figure}
          >
            <Compared
              name="years"
              legend={words.setupService.years}
              states={years.map((year) => ({
                label: String(year),
                name: say(words.setupService.rent, {
                  years: counted("year", year),
                }),
              }))}
              first={chart.years}
              readings={years.map((year) => (
                <Fragment key={year}>
                  {priceOf(costs.rent, year)}
                  <span className="note block">
                    {say(words.setupService.besideSetup, {
                      price: priceOf(costs.setup),
                    })}
                  </span>
                </Fragment>
              ))}
            >
              {/* The text beside it says what it shows. */}
              <CostLinesDrawing costs={costs} />
            </Compared>
          </Figure>
          <div>
            <h3>{reading.heading}</h3>
            <p className="muted">{reading.text}</p>
          </div>
        </Grid>
      </Stack>
    </Section>
  );
}
