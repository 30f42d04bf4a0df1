import type { ReactNode } from "react";
import { requiredFields } from "../../../server/contact/fields.ts";
import { counted, words } from "../../content/words.ts";
import { sheetMark, useSheetNumber } from "../../sections/sheets.tsx";
import { SheetHeader } from "../../ui/sheet-header.tsx";
import { CheckMark } from "./form/marks.tsx";
import { PrivacyNote, RequiredNote } from "./form/order-form.tsx";
import styles from "./form/sent.module.css";
import { Stamp } from "./form/stamp.tsx";
import { Guides } from "./guides.tsx";
import order from "./order.module.css";
import type { Contact } from "./schema.ts";

interface GetInTouchProps {
  form: Contact["form"];
  /** The confirmation of a native post. */
  sent: Contact["toasts"]["success"];
  children: ReactNode;
}

/** The form, beside the title of the page. */
export function GetInTouch({ form, sent, children }: GetInTouchProps) {
  return (
    <div id="form" className={order.form}>
      <SheetHeader
        mark={sheetMark(useSheetNumber())}
        title={[
          words.contact.orderSheet,
          counted("requiredField", requiredFields.length),
          form.remark,
        ]}
      />
      <div className={`cluster ${order.heading}`}>
        <h2>{form.heading}</h2>
        <RequiredNote text={form.requiredNote} />
      </div>
      {/* The target of the redirect after a native post; shown by :target (app/styles/plain.css), it also gets the focus. */}
      <div
        className={`cluster ${styles.sent}`}
        id="message-sent"
        role="status"
        tabIndex={-1}
        hidden
      >
        <CheckMark />
        <p>
          <strong>{sent.title}</strong> {sent.text}
        </p>
        <Stamp words={form.received} />
      </div>
      {children}
      <PrivacyNote text={form.privacyNote} />
      <Guides
        guide={form.fields.projectType.guide}
        options={form.fields.projectType.options}
      />
    </div>
  );
}
