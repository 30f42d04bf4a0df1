import type { ComponentProps, ReactNode } from "react";
import { RangeBar } from "../../../drawings/range-bar.tsx";
import { DrawingId } from "../../../drawings/scene/drawing.tsx";
import { TextLink } from "../../../ui/link.tsx";
import choices from "./choices.module.css";
import styles from "./form.module.css";
import type { FormContent } from "./form-content.ts";

interface OrderFormProps
  extends Omit<ComponentProps<"form">, "children" | "className" | "content"> {
  content: FormContent;
  fields: ReactNode;
  button: ReactNode;
  /** What the title block says once a visitor writes. */
  drawnFor?: string | undefined;
  replyBy?: string | undefined;
}

/**
 * What is known of the project: who it is for, what it is, and until when it is
 * answered.
 */
function TitleBlock({
  content,
  drawnFor,
  replyBy,
}: Pick<OrderFormProps, "content" | "drawnFor" | "replyBy">) {
  const { name, project, reply } = content.titleBlock;
  const projects = [
    project.value,
    ...content.fields.projectType.options.map(({ label }) => label),
  ];
  return (
    <dl className={styles.titleBlock}>
      <div>
        <dt>{name.label}</dt>
        <dd className="note">
          <b dir="auto">{drawnFor || name.value}</b>
        </dd>
      </div>
      <div>
        <dt>{project.label}</dt>
        <dd className="note">
          {projects.map((label) => (
            <b key={label} className={choices.choice}>
              {label}
            </b>
          ))}
        </dd>
      </div>
      <div>
        <dt>{replyBy ? reply.by : reply.label}</dt>
        <dd className="note">
          <b>{replyBy ?? reply.value}</b>
        </dd>
      </div>
    </dl>
  );
}

/** In weeks: all schedules are drawn on the same scale. */
export const SCHEDULE_WEEKS = 13;

/**
 * How long the chosen kind of project takes; until one is chosen, an empty
 * scale.
 */
function Schedule({
  projectType: { schedule, options },
}: {
  projectType: FormContent["fields"]["projectType"];
}) {
  return (
    <DrawingId value={undefined}>
      <div className={styles.schedule}>
        <div className={choices.choice}>
          <RangeBar from={0} to={0} scale={SCHEDULE_WEEKS} />
          <p className="note">{schedule}</p>
        </div>
        {options.map(({ value, guide: { work, time, weeks } }) => (
          <div key={value} className={choices.choice}>
            {weeks && (
              <RangeBar
                from={weeks.from}
                to={weeks.to}
                scale={SCHEDULE_WEEKS}
              />
            )}
            <p className="note">
              {work} <b>{time}</b>
            </p>
          </div>
        ))}
      </div>
    </DrawingId>
  );
}

/**
 * The form as a working drawing: the fields, and a title block with the button.
 */
export function OrderForm({
  content,
  fields,
  button,
  drawnFor,
  replyBy,
  ...form
}: OrderFormProps) {
  return (
    <form method="post" className={styles.order} {...form}>
      <div className={styles.form}>
        {fields}
        <TitleBlock content={content} drawnFor={drawnFor} replyBy={replyBy} />
        <Schedule projectType={content.fields.projectType} />
        <div className={styles.send}>{button}</div>
      </div>
    </form>
  );
}

/** Before the fields: what their marks mean. */
export function RequiredNote({ text }: { text: string }) {
  return <p className="note">{text}</p>;
}

/**
 * Where the data goes: the [part in brackets](/its-address) links to the
 * privacy policy.
 */
export function PrivacyNote({ text }: { text: string }) {
  const [before, name, href, after] = text.split(/\[|\]\(|\)/);
  return (
    <p className={`note ${styles.notes}`}>
      {before}
      {href && <TextLink href={href}>{name}</TextLink>}
      {after}
    </p>
  );
}
