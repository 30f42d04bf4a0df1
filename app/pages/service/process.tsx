import type { ReactNode } from "react";
import { counted } from "../../content/counted.ts";
import { parseWeeks } from "../../content/duration.ts";
import type { Feature } from "../../content/schema/parts.ts";
import { FeatureItems } from "../../sections/feature-items.tsx";
import { Section } from "../../sections/section.tsx";
import { Grid } from "../../ui/grid.tsx";
import { RuledList } from "../../ui/ruled-list.tsx";
import type { Arrangement, ProcessLook } from "./arrangement.ts";
import type { SharedSchedule } from "./content.ts";
import styles from "./process.module.css";
import { Schedule } from "./schedule.tsx";

/** Each step in two parts: the work and the result. */
function HandoverItems({ items }: { items: readonly Feature[] }) {
  return items.map(({ title, text }) => {
    const [work = "", ...rest] = text.split(/(?<=[.?!]) (?=[A-Z])/);
    return (
      <li key={title}>
        <h3>{title}</h3>
        <p>{work}</p>
        {rest.length > 0 && <p>{rest.join(" ")}</p>}
      </li>
    );
  });
}

interface ListProps {
  children: ReactNode;
}

const Stairs = (props: ListProps) => (
  <Grid as="ol" tablet={2} desk={4} className={styles.stairs} {...props} />
);
const Handover = (props: ListProps) => (
  <RuledList as="ol" rule="ink" rows closed className={styles.handover} {...props} />
);
const BesideSchedule = (props: ListProps) => (
  <RuledList as="ol" className={styles.besideSchedule} {...props} />
);

const looks = {
  stairs: { columns: 1, List: Stairs, Items: FeatureItems },
  handover: { columns: 1, List: Handover, Items: HandoverItems },
  beside: { columns: 2, List: BesideSchedule, Items: FeatureItems },
} as const satisfies Record<ProcessLook, object>;

type ProcessProps = Arrangement["process"] & {
  steps: readonly { title: string; text: string }[];
  /** The service's facts; the first with a duration is drawn. */
  facts: readonly { label: string; value: string }[];
  schedule: SharedSchedule;
};

/**
 * Discovery, Design, Development and Delivery with the result of each, and a schedule of the whole. The duration of a
 * single step depends on the scope.
 */
export function Process({ steps, facts, schedule, look, tone }: ProcessProps) {
  const work = facts.find(({ value }) => parseWeeks(value));
  const remark = work ? "1 division = 1 week" : "Order to scale, length not";
  const { columns, List, Items } = looks[look];
  return (
    <Section sheet={["Process", counted(steps.length, "step"), remark]} tone={tone} columns={columns}>
      <div>
        <h2>Our process: four steps, in this order</h2>
        {work && <Schedule work={work} narrow={columns === 2} {...schedule} />}
      </div>
      <List>
        <Items items={steps} />
      </List>
    </Section>
  );
}
