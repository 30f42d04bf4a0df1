import { Facts } from "../../../ui/facts.tsx";
import styles from "./form.module.css";
import type { ContactMessage } from "./message.ts";
import type { FormContent } from "./order-fields.tsx";

interface SentCopyProps {
  content: FormContent;
  message: ContactMessage;
}

/** What was sent, in the visitor's own words, until the next message is begun. */
export function SentCopy({ content: { fields, sent }, message }: SentCopyProps) {
  const type = fields.projectType.options.find(({ value }) => value === message.projectType);
  const facts = [
    { label: fields.name.label, value: message.name },
    { label: fields.email.label, value: message.email },
    ...(type ? [{ label: fields.projectType.label, value: type.label }] : []),
    { label: fields.message.label, value: message.message },
  ];
  return (
    <div className={styles.copy}>
      <p className="note signal">{sent}</p>
      <Facts facts={facts} />
    </div>
  );
}
