import { quantityIn, textIn } from "../../content/facts/quantities.ts";
import { inWeeks, type Quantity } from "../../content/schema/quantity.ts";
import { say, words } from "../../content/words.ts";
import { RangeBar } from "../../drawings/range-bar.tsx";
import { RuledList } from "../../ui/ruled-list.tsx";
import type { SharedSchedule } from "./content.ts";
import styles from "./process.module.css";
import type { TimesFact } from "./schema.ts";

function weeksIn(field: string | Quantity) {
  const quantity = quantityIn(field);
  return quantity && inWeeks(quantity);
}

interface ScheduleProps extends Pick<SharedSchedule, "demos" | "warranty"> {
  /** The service's fact with times; each that can be drawn is a row. */
  work: TimesFact;
  /** At half the width of the sheet, the bars are below their text. */
  narrow?: boolean;
}

/**
 * The duration of the work and what follows, on one scale of weeks: the minimum
 * solid, the maximum hatched.
 */
export function Schedule({
  work,
  demos,
  warranty,
  narrow = false,
}: ScheduleProps) {
  const markEvery = weeksIn(demos.rhythm)?.to;
  const rows = work.times.flatMap(({ work: part, time, weeks }) => {
    if (weeks === undefined) return [];
    const label = part === undefined ? work.label : `${work.label}: ${part}`;
    return [{ label, time, from: weeks.from, to: weeks.to }];
  });
  const delivered = Math.max(...rows.map(({ to }) => to));
  const after = weeksIn(warranty.time);
  const scale = Math.ceil(delivered + (after?.to ?? 0));
  return (
    <figure className={`${styles.schedule} ${styles.below}`}>
      <RuledList as="dl" rows={!narrow} closed>
        {rows.map(({ time, label, from, to }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="large">{time}</dd>
            <dd>
              <RangeBar
                from={from}
                to={to}
                scale={scale}
                markEvery={markEvery}
              />
            </dd>
          </div>
        ))}
        {after && (
          <div>
            <dt>{warranty.label}</dt>
            <dd className="large">{textIn(warranty.time)}</dd>
            <dd>
              <RangeBar
                from={after.from}
                to={after.to}
                start={delivered}
                scale={scale}
              />
            </dd>
          </div>
        )}
      </RuledList>
      <figcaption className="note">
        {words.service.bars}
        {markEvery &&
          ` ${say(words.service.demos, { label: demos.label, rhythm: textIn(demos.rhythm) })}`}
      </figcaption>
    </figure>
  );
}
