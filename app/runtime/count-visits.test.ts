import { afterEach, describe, expect, it, vi } from "vitest";
import { countingScript, type VisitCounter } from "./count-visits.ts";

const endpoint: VisitCounter = { service: "endpoint", address: "https://count.example/visit", id: "" };
const plausible: VisitCounter = {
  service: "plausible",
  address: "https://plausible.example/api/event",
  id: "site.example",
};
const umami: VisitCounter = {
  service: "umami",
  address: "https://umami.example/api/send",
  id: "94db1cb1-74f4-4a40-ad6c-962362670409",
};

interface Situation {
  counter?: VisitCounter;
  address?: string;
  referrer?: string;
  navigator?: object;
  prerendering?: boolean;
  navigation?: "navigate" | "reload";
}

/** Fakes the globals that the script uses, and runs it from its source like a page. */
function openPage(situation: Situation = {}) {
  const { counter = endpoint, referrer = "", navigator = {}, navigation = "navigate" } = situation;
  const { address = "https://www.site.example/contact?secret=1", prerendering = false } = situation;
  const fetch = vi.fn((_address: string, _options: RequestInit) => Promise.reject(new Error("offline")));
  const listeners = new Map<string, () => void>();
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("navigator", { language: "en-IN", ...navigator });
  vi.stubGlobal("screen", { width: 390, height: 844 });
  vi.stubGlobal("location", new URL(address));
  vi.stubGlobal("performance", { getEntriesByType: () => [{ type: navigation }] });
  vi.stubGlobal("document", {
    title: "Contact",
    referrer,
    prerendering,
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
  });
  new Function(countingScript(counter))();
  const sent = () => Promise.all(fetch.mock.calls.map(([, { body }]) => new Response(body).json()));
  return { fetch, listeners, sent };
}

afterEach(() => vi.unstubAllGlobals());

const search = "https://search.example/results?q=private+words";
const campaign = "https://www.site.example/contact?utm_source=news%20letter&secret=1&utm_medium=email";

const umamiPayload = {
  hostname: "www.site.example",
  language: "en-IN",
  referrer: "",
  screen: "390x844",
  title: "Contact",
  url: "/contact",
  website: umami.id,
};

describe.each([
  {
    counter: endpoint,
    type: "text/plain;charset=UTF-8",
    view: { path: "/contact", referrer: "search.example" },
    lead: { path: "/contact", referrer: "", event: "Contact form sent" },
  },
  {
    // In the format of its events API.
    counter: plausible,
    type: "text/plain;charset=UTF-8",
    view: {
      name: "pageview",
      url: "https://www.site.example/contact?utm_source=news%20letter&utm_medium=email",
      domain: "site.example",
      referrer: "https://search.example",
    },
    lead: { name: "Contact form sent", url: "https://www.site.example/contact", domain: "site.example" },
  },
  {
    // As its API documents it.
    counter: umami,
    type: "application/json",
    view: {
      type: "event",
      payload: {
        ...umamiPayload,
        url: "/contact?utm_source=news%20letter&utm_medium=email",
        referrer: "https://search.example",
      },
    },
    lead: { type: "event", payload: { ...umamiPayload, name: "Contact form sent" } },
  },
])("$counter.service", ({ counter, type, view, lead }) => {
  it("gets a page view, with only the campaign of the query and the referring site", async () => {
    const { fetch, sent } = openPage({ counter, referrer: search, address: campaign });
    expect(await sent()).toEqual([view]);
    expect(fetch.mock.calls[0]?.[0]).toBe(counter.address);
    expect(new Response(fetch.mock.calls[0]?.[1].body).headers.get("content-type")).toBe(type);
  });

  it("gets an event for a sent form", async () => {
    const { listeners, sent } = openPage({ counter });
    listeners.get("lead-sent")?.();
    expect((await sent())[1]).toEqual(lead);
  });

  it("neither receives nor sets a cookie", () => {
    const request = openPage({ counter }).fetch.mock.calls[0]?.[1];
    expect(request).toMatchObject({ credentials: "omit", keepalive: true });
  });

  it("does not get the site itself as the referrer", async () => {
    const { sent } = openPage({ counter, referrer: "https://www.site.example/" });
    expect(JSON.stringify(await sent())).not.toMatch(/"referrer":"(http|www)/);
  });

  it("gets the name of an app that linked to the page", async () => {
    const { sent } = openPage({ counter, referrer: "android-app://com.mail.example/inbox" });
    expect(JSON.stringify(await sent())).toMatch(/"referrer":"(android-app:\/\/)?com\.mail\.example"/);
  });

  it.each([{ doNotTrack: "1" }, { globalPrivacyControl: true }])("gets nothing with %j", (navigator) => {
    const { fetch, listeners } = openPage({ counter, navigator });
    listeners.get("lead-sent")?.();
    expect(fetch).not.toHaveBeenCalled();
  });
});

it("counts a prerendered page once it is shown", () => {
  const { fetch, listeners } = openPage({ prerendering: true });
  expect(fetch).not.toHaveBeenCalled();
  listeners.get("prerenderingchange")?.();
  expect(fetch).toHaveBeenCalledOnce();
});

it("counts a native form post on the page that confirms it, but not on a reload", async () => {
  const address = "https://www.site.example/contact#message-sent";
  expect((await openPage({ address }).sent())[1]).toMatchObject({ event: "Contact form sent" });
  expect(await openPage({ address, navigation: "reload" }).sent()).toHaveLength(1);
});
