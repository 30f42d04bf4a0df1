const campaignParameters = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const;

/** How the visitor found the form: the campaign that brought them, and the page that led to it. */
export type LeadSource = Partial<Record<(typeof campaignParameters)[number] | "referrer", string>>;

/** Newer than the library's types. */
interface NavigationHistory {
  currentEntry: { index: number } | null;
  entries(): { url: string | null }[];
}

interface PrivacySignals {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** The pages of this visit, the first one first: the browser's own list, or else the page before this one. */
function visitedPages(referrer: URL | null): URL[] {
  const { navigation } = globalThis as { navigation?: NavigationHistory };
  const visited = navigation?.entries().slice(0, (navigation.currentEntry?.index ?? 0) + 1) ?? [];
  const before = referrer?.origin === location.origin ? [referrer] : [];
  return [...visited.flatMap(({ url }) => (url ? [new URL(url)] : [])), ...before, new URL(location.href)];
}

function campaignOf({ searchParams }: URL): LeadSource {
  const named = campaignParameters.map((name) => [name, searchParams.get(name)] as const);
  return Object.fromEntries(named.filter(([, value]) => value));
}

/**
 * Read when the form is sent from what the browser knows anyway: nothing is stored on the way. Of the page that led to
 * the form the query is left out.
 */
export function leadSource(): LeadSource {
  const { doNotTrack, globalPrivacyControl } = navigator as PrivacySignals;
  if (doNotTrack === "1" || globalPrivacyControl) return {};
  const referrer = document.referrer ? new URL(document.referrer) : null;
  const campaigns = visitedPages(referrer).map(campaignOf);
  return {
    ...campaigns.find((campaign) => Object.keys(campaign).length > 0),
    ...(referrer && { referrer: referrer.origin + referrer.pathname }),
  };
}
