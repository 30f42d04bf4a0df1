import type { ComponentProps, ReactNode } from "react";
import styles from "./form.module.css";
import type { FormContent } from "./order-fields.tsx";

interface OrderSheetProps extends Omit<ComponentProps<"form">, "children" | "className" | "content"> {
  content: FormContent;
  fields: ReactNode;
  button: ReactNode;
}

const zones = { across: ["1", "2", "3", "4", "5", "6"], down: ["A", "B", "C", "D"] };

/** The form as a drawing sheet: zone marks along its edges, the fields, and a title block with the button. */
export function OrderSheet({ content, fields, button, ...form }: OrderSheetProps) {
  return (
    <form method="post" {...form}>
      <div className={styles.frame}>
        {Object.entries(zones).map(([edge, marks]) => (
          <p key={edge} className={`note tablet-up ${styles.zones} ${styles[edge]}`} aria-hidden="true">
            {marks.map((mark) => (
              <span key={mark}>{mark}</span>
            ))}
          </p>
        ))}
        <div className={styles.sheet}>
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
      </div>
    </form>
  );
}
