import { parseWeeks } from "../../content/duration.ts";
import { unmarked } from "../../content/marks.ts";
import { say, words } from "../../content/words.ts";
import { RangeBar } from "../../drawings/range-bar.tsx";
import { RuledList } from "../../ui/ruled-list.tsx";
import type { SharedSchedule } from "./content.ts";
import styles from "./process.module.css";
import type { TimesFact } from "./schema.ts";

const demoWeeks: Record<string, number> = {
  [unmarked(words.time.weekly)]: 1,
  [unmarked(words.time.fortnightly)]: 2,
};

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
  const markEvery = demoWeeks[unmarked(demos.rhythm)];
  const rows = work.times.flatMap(({ work: part, time, weeks }) => {
    if (weeks === undefined) return [];
    const label = part === undefined ? work.label : `${work.label}: ${part}`;
    return [{ label, time, from: weeks.from, to: weeks.to }];
  });
  const delivered = Math.max(...rows.map(({ to }) => to));
  const after = parseWeeks(warranty.time);
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
            <dd className="large">{warranty.time}</dd>
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
        {markEvery && ` ${say(words.service.demos, demos)}`}
      </figcaption>
    </figure>
  );
}
