import type { Action } from "../../content/schema/parts.ts";
import { words } from "../../content/words.ts";
import { Section } from "../../sections/section.tsx";
import { TextLink } from "../../ui/link.tsx";
import styles from "./case-study.module.css";
import type { CaseStudy } from "./schema.ts";

interface ClientWordsProps {
  quotation: CaseStudy["quotation"];
  /** Whether the client answers questions about the work. */
  reference: CaseStudy["reference"];
  /** Leads to the form, to ask for the client. */
  ask: Action | undefined;
}

/** What the client says of the work, and whether one may ask them. */
export function ClientWords({ quotation, reference, ask }: ClientWordsProps) {
  if (!quotation && !reference) return null;
  return (
    <Section sheet={[words.caseStudy.quotation]} columns="1 + 3">
      <h2>{words.caseStudy.quotation}</h2>
      <div>
        {quotation && (
          <figure className={styles.quotation}>
            <blockquote>
              <p>{quotation.text}</p>
            </blockquote>
            <figcaption>
              <b>{quotation.name}</b>
              <span className="small muted block">{quotation.role}</span>
            </figcaption>
          </figure>
        )}
        {reference && (
          <p>
            {words.caseStudy.reference}
            {ask && ": "}
            {ask && (
              <TextLink href={ask.href} alone>
                {ask.label}
              </TextLink>
            )}
          </p>
        )}
      </div>
    </Section>
  );
}
