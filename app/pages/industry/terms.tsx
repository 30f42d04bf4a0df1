import type { Feature } from "../../content/schema/parts.ts";
import { Section } from "../../sections/section.tsx";
import { Signature } from "./drawings/parts/signature.tsx";
import styles from "./terms.module.css";

interface TermsProps {
  /** The paper of the trade that the terms are written on, such as a consignment note. */
  form: string;
  heading: string;
  items: readonly Feature[];
}

/** Differentiators, set as a ruled form of the trade and signed. */
export function Terms({ form, heading, items }: TermsProps) {
  return (
    <Section sheet={["Differentiators", form, "Signed copy"]}>
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
          <p className="note">Signed</p>
          <Signature />
        </div>
      </div>
    </Section>
  );
}
