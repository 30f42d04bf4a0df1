import { callActions } from "../content/call-actions.ts";
import type { Source } from "../content/entries.ts";
import { ownersFacts, retention, visits } from "../content/facts/sources.ts";
import { clients, people, testimonials } from "../content/items.ts";
import { offices } from "../content/offices.ts";
import { settings } from "../content/site.ts";
import { wordsFile } from "../content/words.ts";
import { kinds } from "../pages/kinds.ts";
import { notFound } from "../pages/not-found/content.ts";
import { engagementTerms, schedule } from "../pages/service/content.ts";
import { announcements } from "./announcement.ts";
import { assistants } from "./assistants.ts";
import { disclosures } from "./disclosures.ts";
import { navigation } from "./navigation.ts";
import { redirects } from "./redirects.ts";
import { typedFigures } from "./typed-promises.ts";

/** Entries without pages of their own, shown on those of other kinds. */
export const items: readonly Source[] = [
  people,
  testimonials,
  clients,
  announcements,
];

/** Files that several pages share. */
const shared: readonly Source[] = [
  assistants,
  callActions,
  disclosures,
  engagementTerms,
  navigation,
  notFound,
  offices,
  redirects,
  schedule,
  typedFigures,
];

/** What facts come from, and so quotes none. */
const origins: readonly Source[] = [
  settings,
  ownersFacts,
  visits,
  retention,
  wordsFile,
];

/** Everything in content/. */
export const sources: readonly Source[] = [
  ...origins,
  ...kinds,
  ...items,
  ...shared,
];
