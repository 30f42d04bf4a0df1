import type { FaqItem } from "../content/schema/parts.ts";
import { slugify } from "../content/slugify.ts";
import { counted, words } from "../content/words.ts";
import { InlineScript } from "../runtime/inline-script.tsx";
import { TextLink } from "../ui/link.tsx";
import styles from "./faq.module.css";
import { faqBehaviour } from "./faq-behaviour.ts";
import { Section } from "./section.tsx";

/**
 * The id of an answer: `How long does it take?` → `faq-how-long-does-it-take`.
 */
const faqId = (question: string): string => `faq-${slugify(question)}`;

/**
 * Questions as `<details name>`: one is open at a time. The id is inside the
 * closed part, so that find-in-page and fragments open it without scripts.
 */
export function Faq({ items }: { items: readonly FaqItem[] }) {
  return (
    <Section
      sheet={[words.sections.queries, counted("item", items.length)]}
      id="faq"
      columns={2}
    >
      <h2>{words.sections.faq}</h2>
      <div className={styles.list} data-faq="">
        {items.map(({ question, answer, link }, index) => (
          <details key={question} name="faq" open={index === 0}>
            <summary>
              <h3>{question}</h3>
            </summary>
            <p id={faqId(question)}>
              {answer}
              {link && (
                <>
                  {" "}
                  <TextLink href={link.href}>{link.label}</TextLink>
                </>
              )}
            </p>
            <TextLink
              href={`#${faqId(question)}`}
              className={`no-print note ${styles.address}`}
              alone
            >
              {words.sections.answerLink}
            </TextLink>
          </details>
        ))}
      </div>
      <InlineScript run={faqBehaviour} />
    </Section>
  );
}
