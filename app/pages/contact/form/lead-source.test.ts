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

function sourceOf({ address = "/contact", referrer = "", history, current, navigator = {} }: Visit) {
  vi.stubGlobal("location", new URL(address, site));
  vi.stubGlobal("document", { referrer });
  vi.stubGlobal("navigator", navigator);
  vi.stubGlobal(
    "navigation",
    history && {
      currentEntry: { index: current ?? history.length - 1 },
      entries: () => history.map((path) => ({ url: path && new URL(path, site).href })),
    },
  );
  return leadSource();
}

afterEach(() => vi.unstubAllGlobals());

it("is empty if the visitor typed the address", () => {
  expect(sourceOf({})).toEqual({});
  expect(sourceOf({ history: ["/contact"] })).toEqual({});
});

it("reads the campaign and the other site that linked directly to the form", () => {
  const address = "/contact?utm_source=news%20letter&utm_medium=email&utm_id=7&q=private&utm_term=";
  expect(sourceOf({ address, referrer: "https://search.example/found?q=private" })).toEqual({
    utm_source: "news letter",
    utm_medium: "email",
    referrer: "https://search.example/found",
  });
});

it("still reads the campaign of the first page several pages later", () => {
  const history = ["/?utm_source=newsletter&utm_campaign=spring", "/portfolio", null, "/contact"];
  expect(sourceOf({ history, referrer: `${site}/portfolio` })).toEqual({
    utm_source: "newsletter",
    utm_campaign: "spring",
    referrer: `${site}/portfolio`,
  });
});

it("reads the campaign from the referrer without a history, as in a new tab", () => {
  const referrer = `${site}/services/web-frontend?utm_source=newsletter`;
  const found = { utm_source: "newsletter", referrer: `${site}/services/web-frontend` };
  expect(sourceOf({ referrer })).toEqual(found);
  expect(sourceOf({ referrer, history: ["/contact"] })).toEqual(found);
});

it("ignores campaigns of other sites and of later history entries", () => {
  expect(sourceOf({ referrer: "https://other.example/?utm_source=theirs" })).toEqual({
    referrer: "https://other.example/",
  });
  expect(sourceOf({ history: ["/contact", "/?utm_source=later"], current: 0 })).toEqual({});
});

it.each([{ doNotTrack: "1" }, { globalPrivacyControl: true }])("is empty with %j", (navigator) => {
  expect(
    sourceOf({ navigator, address: "/contact?utm_source=newsletter", referrer: "https://search.example/" }),
  ).toEqual({});
});

it("names an app that linked to the form", () => {
  expect(sourceOf({ referrer: "android-app://com.mail.example/" })).toEqual({
    referrer: "android-app://com.mail.example/",
  });
});

it("is empty instead of stopping the message if it cannot be read", () => {
  expect(sourceOf({ referrer: "not a URL" })).toEqual({});
});
