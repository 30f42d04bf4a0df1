import { words } from "../../content/words.ts";
import { Section } from "../../sections/section.tsx";
import type { Industry } from "./schema.ts";
import styles from "./terms.module.css";

type TermsProps = Pick<Industry, "headings" | "differentiators">;

/** The differentiators as a form of the industry. */
export function Terms({ headings, differentiators }: TermsProps) {
  // Such as a consignment note.
  const { form } = headings;
  return (
    <Section sheet={[words.industry.differentiators, form]}>
      <div className={`plate cells ${styles.form}`}>
        <div>
          <p className="note">{form}</p>
          <h2 className="size-4">{headings.differentiators}</h2>
        </div>
        {differentiators.map(({ title, text }, index) => (
          <div key={title}>
            <p className="note">{index + 1}</p>
            <h3>{title}</h3>
            <p className="muted">{text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
