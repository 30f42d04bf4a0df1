import { getCallActions } from "../../content/call-actions.ts";
import { getContent } from "../../content/entries.ts";
import { site } from "../../content/site.ts";
import { Dial } from "../../drawings/dial.tsx";
import { InlineScript } from "../../runtime/inline-script.tsx";
import type { RouteHandle } from "../../runtime/route-handle.ts";
import { Hero } from "../../sections/hero.tsx";
import { pageMeta } from "../../seo/page-meta.ts";
import { TextLink } from "../../ui/link.tsx";
import type { Route } from "./+types/page";
import styles from "./call.module.css";
import { call } from "./kind.ts";

export const handle: RouteHandle = { forwardsTo: site.scheduling.general };

export function loader() {
  return { page: getContent(call), hidden: call.listedUnder === null };
}

export const meta: Route.MetaFunction = pageMeta;

/**
 * Redirects to the page's own link and replaces the history entry, so that Back
 * works.
 */
function followLink(): void {
  const link = document.querySelector<HTMLAnchorElement>("#scheduling");
  if (link) location.replace(link.href);
}

/**
 * Names the redirect's target, with a link for visitors who are not redirected.
 */
export default function CallPage({ loaderData }: Route.ComponentProps) {
  const { title, subtitle, message, fallback } = loaderData.page;
  const wayOn = (
    <div className={styles.way}>
      <i className={styles.progress} />
      <p className="lead">
        {fallback.text}{" "}
        <TextLink id="scheduling" href={fallback.action.href} alone>
          {fallback.action.label}
        </TextLink>
        .
      </p>
    </div>
  );
  return (
    <>
      <Hero
        title={message}
        subtitle={subtitle}
        crumb={{ label: title }}
        remark={wayOn}
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
