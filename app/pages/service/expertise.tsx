import type { Feature } from "../../content/schema/parts.ts";
import { FeatureItems } from "../../sections/feature-items.tsx";
import { Section } from "../../sections/section.tsx";
import marks from "../../ui/balloon-marks.module.css";
import account from "./expertise/account.module.css";
import frontPage from "./expertise/front-page.module.css";
import panel from "./expertise/panel.module.css";
import stations from "./expertise/stations.module.css";
import type { SheetLayout } from "./schema.ts";

const layouts = {
  route: { tone: "paper", list: stations.parts, turn: stations.turned },
  panel: { tone: "paper", list: panel.parts, turn: undefined },
  ledger: { tone: "tint", list: account.parts, turn: undefined },
  spread: { tone: "dark", list: frontPage.parts, turn: frontPage.turned },
} as const satisfies Record<SheetLayout, object>;

interface ExpertiseProps {
  items: readonly Feature[];
  layout: SheetLayout;
  /** The other way round than on the neighbouring page. */
  turned: boolean;
}

/** The parts list: what the service consists of, keyed to the balloons of its drawing. */
export function Expertise({ items, layout, turned }: ExpertiseProps) {
  const { tone, list, turn } = layouts[layout];
  const classes = [marks.list, list, turned && turn];
  return (
    <Section sheet={["Parts list", `${items.length} items`, "Keyed to fig. 1"]} tone={tone} id="expertise">
      <h2>Expertise, part by part</h2>
      <ol className={classes.filter(Boolean).join(" ")}>
        <FeatureItems items={items} />
      </ol>
    </Section>
  );
}
