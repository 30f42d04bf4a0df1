import { RangeBar } from "../../drawings/range-bar.tsx";
import { DrawingId } from "../../drawings/scene.ts";
import choices from "./form/choices.module.css";
import { SCHEDULE_WEEKS } from "./form/order-form.tsx";
import styles from "./guides.module.css";
import type { Contact } from "./schema.ts";

type ProjectTypeField = Contact["form"]["fields"]["projectType"];

interface GuideProps {
  heading: string;
  time?: string;
  weeks?: { from: number; to: number } | undefined;
  send: readonly string[];
  /** Above what to send, where the heading is that of the schedule. */
  sendHeading?: string;
}

function Guide({ heading, time, weeks, send, sendHeading }: GuideProps) {
  return (
    <div className={`${styles.guide} ${choices.choice}`}>
      <div className={time && styles.schedule} data-schedule={time && ""}>
        <p className="note" data-work="">
          {heading}
        </p>
        {time && (
          <p className="title" data-time="">
            {time}
          </p>
        )}
        {weeks && (
          <RangeBar from={weeks.from} to={weeks.to} scale={SCHEDULE_WEEKS} />
        )}
      </div>
      <div>
        {sendHeading && <p className="note">{sendHeading}</p>}
        <ul>
          {send.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/**
 * How long the chosen kind of project takes, and what to send. Outside the
 * form, whose script need not know it.
 */
export function Guides({
  options,
  guide,
}: Pick<ProjectTypeField, "options" | "guide">) {
  return (
    <DrawingId value={undefined}>
      <div className={styles.guides} data-guides="">
        <Guide heading={guide.heading} send={guide.send} />
        {options.map((option) => (
          <Guide
            key={option.value}
            heading={option.guide.work}
            time={option.guide.time}
            weeks={option.guide.weeks}
            send={option.guide.send}
            sendHeading={guide.heading}
          />
        ))}
      </div>
    </DrawingId>
  );
}
