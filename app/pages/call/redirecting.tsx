import { getCallActions } from "../../content/call-actions.ts";
import { Dial } from "../../drawings/dial.tsx";
import { InlineScript } from "../../runtime/inline-script.tsx";
import { Hero } from "../../sections/hero.tsx";
import { TextLink } from "../../ui/link.tsx";
import { followLink } from "./follow-link.ts";
import styles from "./redirecting.module.css";
import type { CallPage } from "./schema.ts";

/** The link for visitors who are not redirected. */
function WayOn({ fallback: { text, action } }: Pick<CallPage, "fallback">) {
  return (
    <div className={styles.way}>
      <i className={styles.progress} />
      <p className="lead">
        {text}{" "}
        <TextLink id="scheduling" href={action.href} alone>
          {action.label}
        </TextLink>
        .
      </p>
    </div>
  );
}

/** Names the redirect's target. */
export function Redirecting({ page: { title, subtitle, message, fallback } }: { page: CallPage }) {
  return (
    <>
      <Hero
        title={message}
        subtitle={subtitle}
        crumb={{ label: title }}
        remark={<WayOn fallback={fallback} />}
      >
        <div className={styles.dial}>
          <Dial label={getCallActions().terms.dial} />
        </div>
      </Hero>
      {/* Last, so that the complete page is visible while the target loads. */}
      <InlineScript run={followLink} />
    </>
  );
}
