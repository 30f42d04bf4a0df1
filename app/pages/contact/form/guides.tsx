import { parseWeeks } from "../../../content/duration.ts";
import { RangeBar } from "../../../drawings/range-bar.tsx";
import type { Contact } from "../schema.ts";
import styles from "./guides.module.css";
import numbered from "./numbered.module.css";

type ProjectTypeField = Contact["form"]["fields"]["projectType"];

const SCALE_WEEKS = 13;

interface GuideProps {
  /** The value of the option that shows it; none for the one shown before a choice. */
  of?: string;
  heading: string;
  time?: string;
  send: readonly string[];
}

function Guide({ of, heading, time, send }: GuideProps) {
  const weeks = time === undefined ? undefined : parseWeeks(time);
  return (
    <div className={styles.guide} data-of={of}>
      <p className="note">{heading}</p>
      {time && <p className="title">{time}</p>}
      {weeks && <RangeBar from={weeks.from} to={weeks.to} scale={SCALE_WEEKS} />}
      <ol className={`small ${numbered.list}`}>
        {send.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </div>
  );
}

/** Beside the message, by the kind of project chosen: how long such work takes, and what to send. No script is needed. */
export function Guides({ options, guide }: Pick<ProjectTypeField, "options" | "guide">) {
  return (
    <div className={styles.guides}>
      <Guide {...guide} />
      {options.map(({ value, guide: { work, ...rest } }) => (
        <Guide key={value} of={value} heading={work} {...rest} />
      ))}
    </div>
  );
}
