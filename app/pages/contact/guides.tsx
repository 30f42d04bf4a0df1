import { RangeBar } from "../../drawings/range-bar.tsx";
import { DrawingId } from "../../drawings/scene.ts";
import choices from "./form/choices.module.css";
import styles from "./guides.module.css";
import type { Contact } from "./schema.ts";

type ProjectTypeField = Contact["form"]["fields"]["projectType"];

const SCALE_WEEKS = 13;

interface GuideProps {
  heading: string;
  time?: string;
  weeks?: { from: number; to: number } | undefined;
  send: readonly string[];
}

function Guide({ heading, time, weeks, send }: GuideProps) {
  return (
    <div className={`${styles.guide} ${choices.choice}`}>
      <div>
        <p className="note">{heading}</p>
        {time && <p className="title">{time}</p>}
        {weeks && <RangeBar from={weeks.from} to={weeks.to} scale={SCALE_WEEKS} />}
      </div>
      <ul>
        {send.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

/** How long the chosen kind of project takes, and what to send. Outside the form, whose script need not know it. */
export function Guides({ options, guide }: Pick<ProjectTypeField, "options" | "guide">) {
  return (
    <DrawingId value={undefined}>
      <div className={styles.guides}>
        <Guide {...guide} />
        {options.map(({ value, guide: { work, ...rest } }) => (
          <Guide key={value} heading={work} {...rest} />
        ))}
      </div>
    </DrawingId>
  );
}
