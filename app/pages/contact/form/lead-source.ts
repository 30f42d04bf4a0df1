import {
  campaignFields,
  type LeadSource,
} from "../../../../server/contact/fields.ts";
import { refusesTracking } from "../../../runtime/tracking.ts";

/** Not yet in TypeScript's DOM types. */
interface NavigationHistory {
  currentEntry: { index: number } | null;
  entries(): { url: string | null }[];
}

/**
 * The URLs of this visit, oldest first: from the Navigation API, else the
 * referrer.
 */
function visitedPages(referrer: URL | null): URL[] {
  const { navigation } = globalThis as { navigation?: NavigationHistory };
  const visited =
    navigation?.entries().slice(0, (navigation.currentEntry?.index ?? 0) + 1) ??
    [];
  const before = referrer?.origin === location.origin ? [referrer] : [];
  return [
    ...visited.flatMap(({ url }) => (url ? [new URL(url)] : [])),
    ...before,
    new URL(location.href),
  ];
}

function campaignOf({ searchParams }: URL): LeadSource {
  const named = campaignFields.map(
    (name) => [name, searchParams.get(name)] as const,
  );
  return Object.fromEntries(named.filter(([, value]) => value));
}

function readSource(): LeadSource {
  const referrer = document.referrer ? new URL(document.referrer) : null;
  const campaigns = visitedPages(referrer).map(campaignOf);
  return {
    ...campaigns.find((campaign) => Object.keys(campaign).length > 0),
    // Not `origin`, which is "null" for an app (android-app:).
    ...(referrer && {
      referrer: `${referrer.protocol}//${referrer.host}${referrer.pathname}`,
    }),
  };
}

/**
 * Read from the browser's history when the form is sent, so nothing has to be
 * stored. The referrer is reported without its query.
 */
export function leadSource(): LeadSource {
  if (refusesTracking()) return {};
  try {
    return readSource();
  } catch {
    // The message matters more than its source.
    return {};
  }
}
