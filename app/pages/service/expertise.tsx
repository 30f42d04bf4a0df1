import type { Feature } from "../../content/schema/parts.ts";
import { counted, words } from "../../content/words.ts";
import { FeatureItems } from "../../sections/feature-items.tsx";
import { FigureBeside } from "../../sections/figure-beside.tsx";
import { Section } from "../../sections/section.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Numbered } from "../../ui/numbered.tsx";
import type { Arrangement } from "./arrangement.ts";
import styles from "./expertise.module.css";
import type { ServiceLayout } from "./schema.ts";

const looks = {
  route: { className: styles.stations },
  panel: { className: `plate cells ${styles.panel}` },
  ledger: { ruled: true, rows: "halves", className: styles.account },
  spread: { ruled: true, className: styles.frontPage },
} as const satisfies Record<ServiceLayout, object>;

interface ExpertiseProps {
  items: readonly Feature[];
  /** How the list refers to the figure. */
  remark: string | undefined;
  arrangement: Arrangement["expertise"];
}

/**
 * The parts list: what the service consists of, numbered like the balloons of
 * its drawing.
 */
export function Expertise({
  items,
  remark,
  arrangement: { look, tone, turned },
}: ExpertiseProps) {
  const { className, ...list } = looks[look];
  return (
    <Section
      sheet={[words.sheets.partsList, counted("item", items.length), remark]}
      tone={tone}
      id="expertise"
    >
      <h2>{words.service.expertise}</h2>
      <FigureBeside remark={remark}>
        <Numbered
          {...list}
          place="own"
          className={classNames(className, turned && styles.turned)}
        >
          <FeatureItems items={items} keyed={remark !== undefined} />
        </Numbered>
      </FigureBeside>
    </Section>
  );
}
