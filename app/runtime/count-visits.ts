import { inlineSource } from "./inline-source.ts";

/** Who counts visits, where, and by which name it knows the site. */
export interface VisitCounter {
  service: "plausible" | "umami" | "endpoint";
  address: string;
  id: string;
}

interface Visit {
  /** Missing for a page view. */
  event?: string | undefined;
  /** The page's path, with the campaign that its address names and nothing else of the query. */
  page: string;
  /** The other site that linked to the page. */
  from: URL | null;
}

/** A visit in a service's own words; self-contained, as it becomes part of the inline script. */
type Describe = (visit: Visit, id: string) => BodyInit;

interface PrivacySignals {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/**
 * Tells a service that a page was opened, and that the contact form was sent. By fetch, since a beacon would carry and
 * accept cookies; kept alive, since the visitor may leave at once.
 */
function countVisits(address: string, describe: Describe, id: string): void {
  const { doNotTrack, globalPrivacyControl } = navigator as PrivacySignals;
  if (doNotTrack === "1" || globalPrivacyControl) return;
  const send = (event?: string) => {
    const from = document.referrer ? new URL(document.referrer) : null;
    const campaign = location.search.match(/\butm_\w+=[^&]*/g);
    const visit = {
      event,
      page: location.pathname + (campaign ? `?${campaign.join("&")}` : ""),
      from: from?.host === location.host ? null : from,
    };
    const body = describe(visit, id);
    fetch(address, { method: "POST", credentials: "omit", keepalive: true, body }).catch(() => undefined);
  };
  const countLead = () => send("Contact form sent");
  const count = () => {
    send();
    // A native post ends here; a reload of the page is no second message.
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if (location.hash === "#message-sent" && navigation?.type === "navigate") countLead();
  };
  document.addEventListener("lead-sent", countLead);
  // A page that the browser prepared is a visit only once it is shown.
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener("prerenderingchange", count);
  } else count();
}

/** A string goes as text/plain, which needs no preflight on the way to another origin. */
const services: Record<VisitCounter["service"], Describe> = {
  // https://plausible.io/docs/events-api
  plausible: ({ event, page, from }, domain) =>
    JSON.stringify({
      name: event ?? "pageview",
      url: location.origin + page,
      domain,
      referrer: from?.origin,
    }),
  // https://umami.is/docs/api/sending-stats: it documents JSON alone, and answers preflights.
  umami: ({ event, page, from }, website) => {
    const payload = {
      hostname: location.hostname,
      language: navigator.language,
      referrer: from?.origin ?? "",
      screen: `${screen.width}x${screen.height}`,
      title: document.title,
      url: page,
      website,
      name: event,
    };
    return new Blob([JSON.stringify({ type: "event", payload })], { type: "application/json" });
  },
  endpoint: ({ event, from }) =>
    JSON.stringify({ path: location.pathname, referrer: from?.host ?? "", event }),
};

/** The lines that every page carries for this service, as text. */
export const countingScript = ({ service, address, id }: VisitCounter): string =>
  inlineSource(countVisits, address, services[service], id);
