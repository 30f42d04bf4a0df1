import { dayInWords } from "../../content/site-date.ts";
import { Prose } from "../../sections/prose.tsx";
import { Section } from "../../sections/section.tsx";
import { Facts } from "../../ui/facts.tsx";
import styles from "./position.module.css";
import { type Job, payInWords } from "./schema.ts";

/** The terms of a position, and its text. */
export function Position({ job: { place, kind, range, date, closes, sections } }: { job: Job }) {
  const facts = [
    { label: "Where", value: place },
    { label: "Terms", value: kind },
    ...(range ? [{ label: "Range", value: payInWords(range) }] : []),
    { label: "Posted", value: dayInWords(date) },
    { label: "Closes", value: dayInWords(closes) },
  ];
  return (
    <Section sheet={["The position", kind, place]} columns={4}>
      <h2 className="visually-hidden">The position</h2>
      <Facts facts={facts} className={`sticky ${styles.terms}`} />
      <Prose sections={sections} />
    </Section>
  );
}
