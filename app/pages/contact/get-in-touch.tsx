import type { ReactNode } from "react";
import { counted, words } from "../../content/words.ts";
import { Section } from "../../sections/section.tsx";
import { Numbered } from "../../ui/numbered.tsx";
import styles from "./contact.module.css";
import { CheckMark } from "./form/marks.tsx";
import { FormNotes } from "./form/order-form.tsx";
import { Stamp } from "./form/stamp.tsx";
import type { Contact } from "./schema.ts";

interface GetInTouchProps {
  form: Contact["form"];
  /** The confirmation of a native post. */
  sent: Contact["toasts"]["success"];
  children: ReactNode;
}

/** The form and the notes beside it. */
export function GetInTouch({ form, sent, children }: GetInTouchProps) {
  const required = Object.values(form.fields).filter((field) => "missing" in field).length;
  const reply = form.titleBlock.at(-1);
  return (
    <Section
      id="form"
      sheet={[
        words.contact.orderSheet,
        counted("requiredField", required),
        `${reply?.label} ${reply?.value.toLowerCase()}`,
      ]}
      columns="1 + 3"
    >
      <div className="sticky">
        <h2>{form.heading}</h2>
        <p className="small muted">{form.intro}</p>
      </div>
      <div>
        {/* The target of the redirect after a native post; shown by :target. */}
        <div className={styles.sent} id="message-sent" role="status">
          <CheckMark />
          <p>
            <strong>{sent.title}</strong> {sent.text}
          </p>
          <Stamp words={form.received} />
        </div>
        {children}
        <Numbered marks="numbers" desk={2} rowGap="s2" className={`small muted ${styles.notes}`}>
          {form.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </Numbered>
        <FormNotes {...form} />
        <h3 className={`note ${styles.steps}`}>{form.steps.heading}</h3>
        <Numbered marks="numbers" desk={3} rowGap="s2" className={`small muted ${styles.notes}`}>
          {form.steps.items.map(({ title, text }) => (
            <li key={title}>
              <span>
                <b>{title}</b>: {text}
              </span>
            </li>
          ))}
        </Numbered>
      </div>
    </Section>
  );
}
