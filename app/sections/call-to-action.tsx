import type { ReactNode } from "react";
import { Actions } from "../ui/actions.tsx";
import styles from "./call-to-action.module.css";
import { Section } from "./section.tsx";

export interface CallToActionProps {
  /** Replaces the sheet's number. */
  mark?: string;
  /** Of the sheet. */
  name?: string;
  /** At the end of the sheet's header: duration and price. */
  remarks?: readonly [string, string] | undefined;
  heading: string;
  lead: string;
  actions: readonly { label: string; href: string }[];
  /** Its background; dark only if no other section of the page is. */
  tone?: "paper" | "dark";
  /** A drawing beside the text, such as the page's own figure. */
  children?: ReactNode;
}

/** The call to action at the end of a page. */
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
