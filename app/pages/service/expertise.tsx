import { counted } from "../../content/counted.ts";
import type { Feature } from "../../content/schema/parts.ts";
import { FeatureItems } from "../../sections/feature-items.tsx";
import { Section } from "../../sections/section.tsx";
import marks from "../../ui/balloon-marks.module.css";
import { classNames } from "../../ui/class-names.ts";
import { Grid } from "../../ui/grid.tsx";
import { RuledList } from "../../ui/ruled-list.tsx";
import type { Arrangement } from "./arrangement.ts";
import styles from "./expertise.module.css";
import type { SheetLayout } from "./schema.ts";

const looks = {
  route: { List: Grid, columns: {}, className: styles.stations },
  panel: { List: Grid, columns: { tablet: 2, desk: 3 }, className: `plate cells ${styles.panel}` },
  ledger: { List: RuledList, columns: { tablet: 2, rows: "halves" }, className: styles.account },
  spread: { List: RuledList, columns: { tablet: 2, desk: 4 }, className: styles.frontPage },
} as const satisfies Record<SheetLayout, object>;

type ExpertiseProps = Arrangement["expertise"] & {
  items: readonly Feature[];
  /** How the list refers to the figure. */
  remark: string | undefined;
};

/** The parts list: what the service consists of, numbered like the balloons of its drawing. */
export function Expertise({ items, remark, look, tone, turned }: ExpertiseProps) {
  const { List, columns, className } = looks[look];
  return (
    <Section sheet={["Parts list", counted(items.length, "item"), remark]} tone={tone} id="expertise">
      <h2>Expertise, part by part</h2>
      <List as="ol" {...columns} className={classNames(marks.list, className, turned && styles.turned)}>
        <FeatureItems items={items} />
      </List>
    </Section>
  );
}
