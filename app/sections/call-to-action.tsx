import type { ReactNode } from "react";
import { getCallActions } from "../content/call-actions.ts";
import { words } from "../content/words.ts";
import { drawingClass } from "../drawings/drawing-classes.ts";
import { Actions } from "../ui/button-link.tsx";
import { Split } from "../ui/grid.tsx";
import styles from "./call-to-action.module.css";
import { Section } from "./section.tsx";

export interface CallToActionProps {
  /** Replaces the sheet's number. */
  mark?: string | undefined;
  /** Of the sheet. */
  name?: string | undefined;
  /** At the end of the sheet's header: duration and price. */
  remarks?: readonly [string, string] | undefined;
  cta: { heading: string; lead: string };
  actions: readonly { label: string; href: string }[];
  /** Its background; dark only if no other section of the page is. */
  tone?: "paper" | "dark";
  /** A drawing beside the text, such as the page's own figure. */
  children?: ReactNode;
}

/** The call to action at the end of a page. */
export function CallToAction({
  mark,
  name = words.sheets.nextStep,
  remarks,
  cta,
  actions,
  tone = "paper",
  children,
}: CallToActionProps) {
  return (
    <Section
      mark={mark}
      sheet={[name, ...(remarks ?? [])]}
      tone={tone}
      className={styles.call}
    >
      <Split ratio="3:2" from="tablet" rowGap="none" className={styles.halves}>
        {children ? (
          <>
            <div>
              <h2>{cta.heading}</h2>
              <p className="lead muted">{cta.lead}</p>
              <Actions actions={actions} />
            </div>
            <div className={styles.drawing}>{children}</div>
          </>
        ) : (
          <>
            <h2>{cta.heading}</h2>
            <div className={styles.text}>
              <p className="lead muted">{cta.lead}</p>
              <Actions actions={actions} />
            </div>
          </>
        )}
      </Split>
    </Section>
  );
}

/**
 * The hero's drawings again (`<use>`), laid out late. Their links are those of
 * the hero.
 */
export function FigureAgain({ figures }: { figures: readonly string[] }) {
  return (
    <div className={styles.figure} inert aria-hidden="true" data-late="">
      <svg className={drawingClass} viewBox="0 0 360 300">
        {figures.map((figure) => (
          <use key={figure} href={`#${figure}`} width="360" height="300" />
        ))}
      </svg>
    </div>
  );
}

interface InvitationToCallProps
  extends Pick<CallToActionProps, "mark" | "name" | "cta" | "actions"> {
  /** A drawing beside the text. */
  children?: ReactNode;
}

/** The invitation to a call, with how long it takes and what it costs. */
export function InvitationToCall({
  mark,
  name,
  cta,
  actions,
  children,
}: InvitationToCallProps) {
  const { remarks } = getCallActions().terms;
  return (
    <CallToAction
      mark={mark}
      name={name}
      remarks={remarks}
      cta={cta}
      actions={actions}
    >
      {children}
    </CallToAction>
  );
}
