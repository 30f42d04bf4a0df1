import { callActions } from "../content/call-actions.ts";
import { ownersFacts, retention, visits } from "../content/facts/sources.ts";
import { announcements, clients, people, testimonials } from "../content/items.ts";
import type { Source } from "../content/kind.ts";
import { offices } from "../content/offices.ts";
import type { FactFile } from "../content/read-file.ts";
import { siteSchema } from "../content/schema/site.ts";
import { wordsFile } from "../content/words.ts";
import { kinds } from "../pages/kinds.ts";
import { notFound } from "../pages/not-found/content.ts";
import { engagementTerms, schedule } from "../pages/service/content.ts";
import { navigation } from "./navigation.ts";
import { redirects } from "./redirects.ts";

/** Entries without pages of their own, shown on those of other kinds. */
export const items: readonly Source[] = [people, testimonials, clients, announcements];

/** Files that several pages share. */
const shared: readonly Source[] = [
  ...[callActions, engagementTerms, navigation, notFound, offices, redirects, schedule],
];

/** Everything that quotes facts: pages, items and shared files. */
export const sources: readonly Source[] = [...kinds, ...items, ...shared];

/** What facts come from. */
export const factFiles: readonly FactFile[] = [ownersFacts, visits, retention, wordsFile];

/** The schema of every file in content/. */
export const schemas: readonly FactFile[] = [
  ...sources,
  ...factFiles,
  { files: "site.yaml", schema: siteSchema },
];
