import type { ComponentProps, ReactNode } from "react";
import { TextLink } from "../../../ui/link.tsx";
import type { Contact } from "../schema.ts";
import styles from "./form.module.css";
import type { FormContent } from "./order-fields.tsx";

interface OrderFormProps extends Omit<ComponentProps<"form">, "children" | "className" | "content"> {
  content: FormContent;
  fields: ReactNode;
  button: ReactNode;
}

/** The form as a working drawing: the fields, and a title block with the button. */
export function OrderForm({ content, fields, button, ...form }: OrderFormProps) {
  return (
    <form method="post" {...form}>
      <div className={styles.form}>
        {fields}
        <dl className={styles.titleBlock}>
          {content.titleBlock.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="note">
                <b>{value}</b>
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.send}>{button}</div>
      </div>
    </form>
  );
}

/** What is required and where the data goes: the [part in brackets](/its-address) links to the privacy policy. */
export function FormNotes({
  requiredNote,
  privacyNote,
}: Pick<Contact["form"], "requiredNote" | "privacyNote">) {
  const [before, name, href, after] = privacyNote.split(/\[|\]\(|\)/);
  return (
    <p className={`note ${styles.notes}`}>
      {requiredNote} {before}
      {href && <TextLink href={href}>{name}</TextLink>}
      {after}
    </p>
  );
}
