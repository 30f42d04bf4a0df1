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

/** The content type of the first request. */
const typeOf = (fetch: ReturnType<typeof openPage>["fetch"]) =>
  new Response(fetch.mock.calls[0]?.[1].body).headers.get("content-type");

afterEach(() => vi.unstubAllGlobals());

const search = "https://search.example/results?q=private+words";
const campaign = "https://www.site.example/contact?utm_source=news%20letter&secret=1&utm_medium=email";

describe("a custom endpoint", () => {
  it("gets the path and the referring host, and nothing else", async () => {
    const { fetch, sent } = openPage({ referrer: search, address: campaign });
    expect(await sent()).toEqual([{ path: "/contact", referrer: "search.example" }]);
    expect(fetch.mock.calls[0]?.[0]).toBe(endpoint.address);
    expect(typeOf(fetch)).toBe("text/plain;charset=UTF-8");
  });

  it("gets an event for a sent form", async () => {
    const { listeners, sent } = openPage();
    listeners.get("lead-sent")?.();
    expect((await sent())[1]).toEqual({ path: "/contact", referrer: "", event: "Contact form sent" });
  });
});

describe("Plausible", () => {
  it("gets a page view in the format of its events API, with only the campaign of the query", async () => {
    const { fetch, sent } = openPage({ counter: plausible, referrer: search, address: campaign });
    expect(await sent()).toEqual([
      {
        name: "pageview",
        url: "https://www.site.example/contact?utm_source=news%20letter&utm_medium=email",
        domain: "site.example",
        referrer: "https://search.example",
      },
    ]);
    expect(fetch.mock.calls[0]?.[0]).toBe("https://plausible.example/api/event");
    expect(typeOf(fetch)).toBe("text/plain;charset=UTF-8");
  });

  it("gets a custom event for a sent form", async () => {
    const { listeners, sent } = openPage({ counter: plausible });
    listeners.get("lead-sent")?.();
    expect((await sent())[1]).toEqual({
      name: "Contact form sent",
      url: "https://www.site.example/contact",
      domain: "site.example",
    });
  });
});

describe("Umami", () => {
  const payload = {
    hostname: "www.site.example",
    language: "en-IN",
    referrer: "",
    screen: "390x844",
    title: "Contact",
    url: "/contact",
    website: umami.id,
  };

  it("gets a page view as JSON, as its API documents it", async () => {
    const { fetch, sent } = openPage({ counter: umami, referrer: search });
    expect(await sent()).toEqual([
      { type: "event", payload: { ...payload, referrer: "https://search.example" } },
    ]);
    expect(fetch.mock.calls[0]?.[0]).toBe("https://umami.example/api/send");
    expect(typeOf(fetch)).toBe("application/json");
  });

  it("gets a named event for a sent form", async () => {
    const { listeners, sent } = openPage({ counter: umami });
    listeners.get("lead-sent")?.();
    expect((await sent())[1]).toEqual({ type: "event", payload: { ...payload, name: "Contact form sent" } });
  });
});

describe.each([endpoint, plausible, umami])("$service", (counter) => {
  it("neither receives nor sets a cookie", () => {
    expect(openPage({ counter }).fetch.mock.calls[0]?.[1]).toMatchObject({
      credentials: "omit",
      keepalive: true,
    });
  });

  it("does not get the site itself as the referrer", async () => {
    const { sent } = openPage({ counter, referrer: "https://www.site.example/" });
    const bodies = JSON.stringify(await sent());
    expect(bodies).not.toContain('"referrer":"http');
    expect(bodies).not.toContain('"referrer":"www');
  });

  it.each([{ doNotTrack: "1" }, { globalPrivacyControl: true }])("gets nothing with %j", (navigator) => {
    const { fetch, listeners } = openPage({ counter, navigator });
    listeners.get("lead-sent")?.();
    expect(fetch).not.toHaveBeenCalled();
  });
});

it.each([endpoint, plausible, umami])(
  "names an app that linked to the page, for $service",
  async (counter) => {
    const { sent } = openPage({ counter, referrer: "android-app://com.mail.example/inbox" });
    expect(JSON.stringify(await sent())).toMatch(/"referrer":"(android-app:\/\/)?com\.mail\.example"/);
  },
);

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
