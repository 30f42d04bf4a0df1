import { inlineSource } from "./inline-script.tsx";
import { refusesTracking } from "./tracking.ts";

/** The service that counts visits, its URL, and the site's id there. */
export interface VisitCounter {
  service: "plausible" | "umami" | "endpoint";
  address: string;
  id: string;
}

interface Visit {
  /** Missing for a page view. */
  event?: string | undefined;
  /** The page's path and the campaign parameters of its query, no others. */
  page: string;
  /** The other site that linked to the page. */
  from: URL | null;
}

/**
 * Makes the request body for a service. Self-contained, because it becomes part
 * of the inline script.
 */
type Describe = (visit: Visit, id: string) => BodyInit;

/**
 * Reports page views and sent contact forms to a service. Uses fetch, because a
 * beacon would send and accept cookies, and keepalive, because the visitor may
 * leave immediately.
 */
function countVisits(
  address: string,
  describe: Describe,
  id: string,
  isRefused: () => boolean,
): void {
  if (isRefused()) return;
  const send = (event?: string) => {
    const from = document.referrer ? new URL(document.referrer) : null;
    const campaign = location.search.match(/\butm_\w+=[^&]*/g);
    const visit = {
      event,
      page: location.pathname + (campaign ? `?${campaign.join("&")}` : ""),
      from: from?.host === location.host ? null : from,
    };
    const body = describe(visit, id);
    fetch(address, {
      method: "POST",
      credentials: "omit",
      keepalive: true,
      body,
    }).catch(() => undefined);
  };
  const countLead = () => send("Contact form sent");
  const count = () => {
    send();
    // A native post ends on this page. A reload is not a second message.
    const [navigation] = performance.getEntriesByType(
      "navigation",
    ) as PerformanceNavigationTiming[];
    if (location.hash === "#message-sent" && navigation?.type === "navigate")
      countLead();
  };
  document.addEventListener("lead-sent", countLead);
  // A prerendered page counts once it is shown.
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener("prerenderingchange", count);
  } else count();
}

/**
 * A string is sent as text/plain, which needs no preflight request. The
 * referrer's `origin` is not used, because it is "null" for an app
 * (android-app:).
 */
const services: Record<VisitCounter["service"], Describe> = {
  // https://plausible.io/docs/events-api
  plausible: ({ event, page, from }, domain) =>
    JSON.stringify({
      name: event ?? "pageview",
      url: location.origin + page,
      domain,
      referrer: from ? `${from.protocol}//${from.host}` : undefined,
    }),
  // https://umami.is/docs/api/sending-stats: JSON only; it answers preflight
  // requests.
  umami: ({ event, page, from }, website) => {
    const payload = {
      hostname: location.hostname,
      language: navigator.language,
      referrer: from ? `${from.protocol}//${from.host}` : "",
      screen: `${screen.width}x${screen.height}`,
      title: document.title,
      url: page,
      website,
      name: event,
    };
    return new Blob([JSON.stringify({ type: "event", payload })], {
      type: "application/json",
    });
  },
  endpoint: ({ event, from }) =>
    JSON.stringify({
      path: location.pathname,
      referrer: from?.host ?? "",
      event,
    }),
};

/** The inline script that counts visits with this service. */
export const countingScript = ({
  service,
  address,
  id,
}: VisitCounter): string =>
  inlineSource(countVisits, address, services[service], id, refusesTracking);
