import { afterEach, expect, it, vi } from "vitest";
import { countVisit } from "./count-visit.ts";

const address = "https://count.example/visit";

interface Situation {
  referrer?: string;
  navigator?: object;
  prerendering?: boolean;
}

/** As much of a page as the function touches; gives what was sent. */
function openPage({ referrer = "", navigator = {}, prerendering = false }: Situation = {}) {
  const fetch = vi.fn((_address: string, _options: RequestInit) => Promise.reject(new Error("offline")));
  const listeners = new Map<string, () => void>();
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("navigator", navigator);
  vi.stubGlobal("location", { pathname: "/contact", host: "www.site.example", search: "?secret=1" });
  vi.stubGlobal("document", {
    referrer,
    prerendering,
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
  });
  countVisit(address);
  const sent = () => fetch.mock.calls.map(([, options]) => JSON.parse(String(options.body)));
  return { fetch, listeners, sent };
}

afterEach(() => vi.unstubAllGlobals());

it("sends the path and the host that linked to the page, and nothing else", () => {
  const { fetch, sent } = openPage({ referrer: "https://search.example/results?q=private+words" });
  expect(sent()).toEqual([{ path: "/contact", referrer: "search.example" }]);
  expect(fetch.mock.calls[0]?.[0]).toBe(address);
});

it("neither carries nor accepts a cookie", () => {
  expect(openPage().fetch.mock.calls[0]?.[1]).toMatchObject({ credentials: "omit", keepalive: true });
});

it("does not name the site itself as the one that linked to it", () => {
  expect(openPage({ referrer: "https://www.site.example/" }).sent()).toEqual([
    { path: "/contact", referrer: "" },
  ]);
});

it.each([{ doNotTrack: "1" }, { globalPrivacyControl: true }])("sends nothing under %j", (navigator) => {
  expect(openPage({ navigator }).fetch).not.toHaveBeenCalled();
});

it("waits with a prepared page until it is shown", () => {
  const { fetch, listeners } = openPage({ prerendering: true });
  expect(fetch).not.toHaveBeenCalled();
  listeners.get("prerenderingchange")?.();
  expect(fetch).toHaveBeenCalledOnce();
});
