import type { Feature } from "../../content/schema/parts.ts";
import { words } from "../../content/words.ts";
import { Section } from "../../sections/section.tsx";
import { Signature } from "./drawings/parts/signature.tsx";
import styles from "./terms.module.css";

interface TermsProps {
  /** The form of the industry, such as a consignment note. */
  form: string;
  heading: string;
  items: readonly Feature[];
}

/** The differentiators as a signed form of the industry. */
export function Terms({ form, heading, items }: TermsProps) {
  return (
    <Section sheet={[words.industry.differentiators, form]}>
      <div className={`plate cells ${styles.form}`}>
        <div>
          <p className="note">{form}</p>
          <h2 className="size-3">{heading}</h2>
        </div>
        {items.map(({ title, text }, index) => (
          <div key={title}>
            <p className="note">{index + 1}</p>
            <h3>{title}</h3>
            <p className="muted">{text}</p>
          </div>
        ))}
        <div aria-hidden="true">
          <p className="note">{words.industry.signed}</p>
          <Signature />
        </div>
      </div>
    </Section>
  );
}
