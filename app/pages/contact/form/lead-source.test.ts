import { afterEach, expect, it, vi } from "vitest";
import { leadSource } from "./lead-source.ts";

const site = "https://www.site.example";

interface Visit {
  address?: string;
  referrer?: string;
  /** The URLs in this tab's history, if the browser exposes them. */
  history?: (string | null)[];
  current?: number;
  navigator?: object;
}

afterEach(() => vi.unstubAllGlobals());

const campaign =
  "/contact?utm_source=news%20letter&utm_medium=email&utm_id=7&q=private&utm_term=";
const fromCampaign = { utm_source: "news letter", utm_medium: "email" };
const search = "https://search.example/found";
const article = `${site}/services/web-frontend`;
const history = [campaign, "/portfolio", null, "/contact"];

it.each<[string, Visit, object]>([
  ["nothing if the visitor typed the address", { history: ["/contact"] }, {}],
  [
    "the campaign and the other site that linked to the form, without its query",
    { address: campaign, referrer: `${search}?q=private` },
    { ...fromCampaign, referrer: search },
  ],
  [
    "the campaign of the first page, several pages later",
    { history, referrer: article },
    { ...fromCampaign, referrer: article },
  ],
  [
    "the campaign in the referrer, as in a new tab",
    { history: ["/contact"], referrer: `${article}?utm_source=letter` },
    { utm_source: "letter", referrer: article },
  ],
  [
    "no campaign of another site",
    { referrer: `${search}?utm_source=theirs` },
    { referrer: search },
  ],
  [
    "no campaign of a later page",
    { history: ["/contact", campaign], current: 0 },
    {},
  ],
  [
    "nothing with Do Not Track",
    { navigator: { doNotTrack: "1" }, address: campaign, referrer: search },
    {},
  ],
  [
    "nothing with Global Privacy Control",
    {
      navigator: { globalPrivacyControl: true },
      address: campaign,
      referrer: search,
    },
    {},
  ],
  [
    "an app that linked to the form",
    { referrer: "android-app://com.mail.example/" },
    { referrer: "android-app://com.mail.example/" },
  ],
  [
    "nothing, instead of stopping the message, if it cannot be read",
    { referrer: "not a URL" },
    {},
  ],
])("finds %s", (_, visit, found) => {
  const {
    address = "/contact",
    referrer = "",
    history,
    navigator = {},
  } = visit;
  vi.stubGlobal("location", new URL(address, site));
  vi.stubGlobal("document", { referrer });
  vi.stubGlobal("navigator", navigator);
  vi.stubGlobal(
    "navigation",
    history && {
      currentEntry: { index: visit.current ?? history.length - 1 },
      entries: () =>
        history.map((path) => ({ url: path && new URL(path, site).href })),
    },
  );
  expect(leadSource()).toEqual(found);
});
