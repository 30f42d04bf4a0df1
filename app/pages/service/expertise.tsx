import type { Feature } from "../../content/schema/parts.ts";
import { FeatureItems } from "../../sections/feature-items.tsx";
import { Section } from "../../sections/section.tsx";
import marks from "../../ui/balloon-marks.module.css";
import { classNames } from "../../ui/class-names.ts";
import { Grid } from "../../ui/grid.tsx";
import { RuledList } from "../../ui/ruled-list.tsx";
import styles from "./expertise.module.css";
import type { SheetLayout } from "./schema.ts";

const layouts = {
  route: { tone: "paper", List: Grid, columns: {}, look: styles.stations },
  panel: { tone: "paper", List: Grid, columns: { tablet: 2, desk: 3 }, look: styles.panel },
  ledger: { tone: "tint", List: RuledList, columns: { tablet: 2, rows: "halves" }, look: styles.account },
  spread: { tone: "dark", List: RuledList, columns: { tablet: 2, desk: 4 }, look: styles.frontPage },
} as const satisfies Record<SheetLayout, object>;

interface ExpertiseProps {
  items: readonly Feature[];
  layout: SheetLayout;
  /** The other way round than on the neighbouring page. */
  turned: boolean;
}

/** The parts list: what the service consists of, keyed to the balloons of its drawing. */
export function Expertise({ items, layout, turned }: ExpertiseProps) {
  const { tone, List, columns, look } = layouts[layout];
  return (
    <Section sheet={["Parts list", `${items.length} items`, "Keyed to fig. 1"]} tone={tone} id="expertise">
      <h2>Expertise, part by part</h2>
      <List as="ol" {...columns} className={classNames(marks.list, look, turned && styles.turned)}>
        <FeatureItems items={items} />
      </List>
    </Section>
  );
}
