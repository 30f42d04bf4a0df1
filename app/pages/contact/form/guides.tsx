import { RangeBar } from "../../../drawings/range-bar.tsx";
import { Numbered } from "../../../ui/numbered.tsx";
import type { Contact } from "../schema.ts";
import styles from "./form.module.css";

type ProjectTypeField = Contact["form"]["fields"]["projectType"];

const SCALE_WEEKS = 13;

interface GuideProps {
  /** The value of the option that shows it; undefined for the default. */
  of?: string;
  heading: string;
  time?: string;
  weeks?: { from: number; to: number } | undefined;
  send: readonly string[];
}

function Guide({ of, heading, time, weeks, send }: GuideProps) {
  return (
    <div className={styles.guide} data-of={of}>
      <p className="note">{heading}</p>
      {time && <p className="title">{time}</p>}
      {weeks && <RangeBar from={weeks.from} to={weeks.to} scale={SCALE_WEEKS} />}
      <Numbered marks="numbers" className="small">
        {send.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Numbered>
    </div>
  );
}

/**
 * Next to the message: how long the chosen kind of project takes, and what to send. CSS selects it, without a script.
 */
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
