import type { ReactNode } from "react";
import { Actions } from "../ui/actions.tsx";
import styles from "./call-to-action.module.css";
import { Section } from "./section.tsx";

export interface CallToActionProps {
  /** In place of the sheet's number. */
  mark?: string;
  /** Of the sheet. */
  name?: string;
  /** End the sheet's title line: how long it takes, what it costs. */
  remarks?: readonly [string, string] | undefined;
  heading: string;
  lead: string;
  actions: readonly { label: string; href: string }[];
  /** Its ground; dark only where no other sheet of the page is. */
  tone?: "paper" | "dark";
  /** A drawing beside the words, such as the page's own figure. */
  children?: ReactNode;
}

/** The banner that asks for the next step. */
export function CallToAction({
  mark,
  name = "Next step",
  remarks,
  heading,
  lead,
  actions,
  tone = "paper",
  children,
}: CallToActionProps) {
  return (
    <Section mark={mark} sheet={[name, ...(remarks ?? [])]} tone={tone} className={styles.call}>
      <div>
        <h2>{heading}</h2>
        <p className="lead muted">{lead}</p>
        <Actions actions={actions} />
      </div>
      {children && <div className={styles.drawing}>{children}</div>}
    </Section>
  );
}
