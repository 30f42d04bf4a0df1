import { parseWeeks } from "../../content/duration.ts";
import type { SharedSchedule } from "../../content/schedule.ts";
import { FeatureItems } from "../../sections/feature-items.tsx";
import { Section } from "../../sections/section.tsx";
import styles from "./process.module.css";
import { Schedule } from "./schedule.tsx";

interface ProcessProps {
  steps: readonly { title: string; text: string }[];
  /** The service's facts; the first that names a span of time is drawn. */
  facts: readonly { label: string; value: string }[];
  schedule: SharedSchedule;
}

/**
 * Discovery, Design, Development, Delivery, and what the client holds after each, under a schedule of the whole. The
 * length of a single step is known only once a scope is.
 */
export function Process({ steps, facts, schedule }: ProcessProps) {
  const work = facts.find(({ value }) => parseWeeks(value));
  const remark = work ? "1 division = 1 week" : "Order to scale, length not";
  return (
    <Section sheet={["Process", `${steps.length} steps`, remark]} tone="dark">
      <h2>Our process: four steps, in this order</h2>
      {work && <Schedule work={work} {...schedule} />}
      <ol className={styles.steps}>
        <FeatureItems items={steps} />
      </ol>
    </Section>
  );
}
