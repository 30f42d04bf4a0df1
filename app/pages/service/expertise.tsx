import { counted } from "../../content/counted.ts";
import type { Feature } from "../../content/schema/parts.ts";
import { FeatureItems } from "../../sections/feature-items.tsx";
import { Section } from "../../sections/section.tsx";
import { Numbered } from "../../ui/numbered.tsx";
import type { Arrangement } from "./arrangement.ts";
import type { ServiceLayout } from "./schema.ts";

/** Balloon, title and text of each part, in the columns of its group's layout. */
const looks = {
  route: { columns: 1, list: { ruled: true, rows: "halves", closed: true } },
  panel: { columns: "1 + 3", list: { place: "above", tablet: 2, desk: 3, rowGap: "s7" } },
  ledger: { columns: 1, list: { ruled: true, rule: "ink", tablet: 2, closed: true } },
  spread: { columns: "1 + 3", list: { ruled: true, place: "above", tablet: 2, desk: 3, closed: true } },
} as const satisfies Record<ServiceLayout, object>;

type ExpertiseProps = Arrangement["expertise"] & {
  items: readonly Feature[];
  /** How the list refers to the figure. */
  remark: string | undefined;
};

/** The parts list: what the service consists of, numbered like the balloons of its drawing. */
export function Expertise({ items, remark, look, tone }: ExpertiseProps) {
  const { columns, list } = looks[look];
  return (
    <Section
      sheet={["Parts list", counted(items.length, "item"), remark]}
      tone={tone}
      columns={columns}
      id="expertise"
    >
      <h2>Expertise, part by part</h2>
      <Numbered {...list}>
        <FeatureItems items={items} />
      </Numbered>
    </Section>
  );
}
