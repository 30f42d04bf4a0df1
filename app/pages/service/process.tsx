import { counted, words } from "../../content/words.ts";
import { FeatureItems } from "../../sections/feature-items.tsx";
import { Section } from "../../sections/section.tsx";
import { classNames } from "../../ui/class-names.ts";
import { RuledList } from "../../ui/ruled-list.tsx";
import type { Arrangement } from "./arrangement.ts";
import type { SharedSchedule } from "./content.ts";
import styles from "./process.module.css";
import { Schedule } from "./schedule.tsx";
import { type ServiceFact, timesOf } from "./schema.ts";

interface ProcessProps {
  steps: readonly { title: string; text: string }[];
  /** The service's facts; the one with times is drawn. */
  facts: readonly ServiceFact[];
  schedule: SharedSchedule;
  arrangement: Arrangement["process"];
}

/**
 * Discovery, Design, Development and Delivery with the result of each, and a
 * schedule of the whole. The duration of a single step depends on the scope.
 */
export function Process({
  steps,
  facts,
  schedule,
  arrangement: { look, tone },
}: ProcessProps) {
  const work = timesOf(facts);
  const remark = work ? words.service.division : words.service.orderOnly;
  const beside = look === "beside";
  return (
    <Section
      sheet={[words.service.process, counted("step", steps.length), remark]}
      tone={tone}
      columns={beside ? 2 : 1}
    >
      <div>
        <h2>{words.service.processHeading}</h2>
        {work && (
          <Schedule
            work={work}
            demos={schedule.demos}
            warranty={schedule.warranty}
            narrow={beside}
          />
        )}
      </div>
      <RuledList
        as="ol"
        rule="ink"
        tablet={2}
        desk={beside ? 2 : 4}
        className={classNames(styles.steps, !beside && styles.below)}
      >
        <FeatureItems items={steps} />
      </RuledList>
    </Section>
  );
}
