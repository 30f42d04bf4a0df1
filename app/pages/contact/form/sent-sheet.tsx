import {
  type ShownField,
  shownFields,
} from "../../../../server/contact/fields.ts";
import { buttonClass } from "../../../ui/button-link.tsx";
import { Facts } from "../../../ui/facts.tsx";
import type { FormContent } from "./form-content.ts";
import type { ContactMessage } from "./message.ts";
import styles from "./sent.module.css";
import { Steps } from "./steps.tsx";

const HOUR_MS = 3_600_000;

const timeIn = (lang: string, time: Date) =>
  time.toLocaleString(lang, {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  });

/**
 * Until when a message of this time is answered; undefined if the promise is
 * not in hours.
 */
export function replyTime(
  { titleBlock }: FormContent,
  at: Date,
  lang: string,
): string | undefined {
  const { hours } = titleBlock.reply;
  return hours === undefined
    ? undefined
    : timeIn(lang, new Date(at.getTime() + hours * HOUR_MS));
}

/**
 * The minute in UTC, which the mail about the message has too: 20261118-1620.
 */
const sheetNumber = (at: Date) =>
  at.toISOString().slice(0, 16).replaceAll(/[-:]/g, "").replace("T", "-");

interface SentSheetProps {
  content: FormContent;
  lang: string;
  at: Date;
  message: ContactMessage;
}

/**
 * What was sent, when it is answered and what happens next, as a numbered sheet
 * to print, until the next message is begun.
 */
export function SentSheet({ content, lang, at, message }: SentSheetProps) {
  const { fields, sent, sheet, steps, received, titleBlock } = content;
  const type = fields.projectType.options.find(
    ({ value }) => value === message.projectType,
  );
  const reply = replyTime(content, at, lang);
  const textOf = ({ name, kind }: ShownField) =>
    kind === "project" ? (type?.label ?? "") : message[name];
  const filled = shownFields.map((field) => ({
    label: fields[field.name].label,
    value: textOf(field),
  }));
  const facts = [
    ...filled.filter(({ value }) => value !== ""),
    { label: received, value: timeIn(lang, at) },
    reply ? { label: titleBlock.reply.by, value: reply } : titleBlock.reply,
  ];
  return (
    <div className={styles.sheet}>
      <p className="note signal">
        {sheet.number} {sheetNumber(at)}
      </p>
      <h3>{sent}</h3>
      <Facts facts={facts} dir="auto" />
      <div className="small">
        <h4 className="note">{steps.heading}</h4>
        <Steps items={steps.items} />
      </div>
      <button
        type="button"
        className={buttonClass("secondary")}
        onClick={() => print()}
      >
        {sheet.print}
      </button>
    </div>
  );
}
