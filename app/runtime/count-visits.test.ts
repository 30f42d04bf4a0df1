import { afterEach, describe, expect, it, vi } from "vitest";
import { countingScript, type VisitCounter } from "./count-visits.ts";

/**
 * tests/analytics.spec.ts has what each service gets of a visit and of a sent
 * form.
 */
const counters: VisitCounter[] = [
  { service: "endpoint", address: "https://count.example/visit", id: "" },
  {
    service: "plausible",
    address: "https://plausible.example/api/event",
    id: "site.example",
  },
  {
    service: "umami",
    address: "https://umami.example/api/send",
    id: "94db1cb1-74f4-4a40-ad6c-962362670409",
  },
];

interface Situation {
  counter?: VisitCounter | undefined;
  referrer?: string;
  navigator?: object;
  prerendering?: boolean;
}

/**
 * Fakes the globals that the script uses, and runs it from its source like a
 * page.
 */
function openPage({
  counter = counters[0],
  referrer = "",
  navigator = {},
  prerendering = false,
}: Situation) {
  const fetch = vi.fn((_address: string, _options: RequestInit) =>
    Promise.reject(new Error("offline")),
  );
  const listeners = new Map<string, () => void>();
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("navigator", { language: "en-IN", ...navigator });
  vi.stubGlobal("screen", { width: 390, height: 844 });
  vi.stubGlobal(
    "location",
    new URL("https://www.site.example/contact?secret=1"),
  );
  vi.stubGlobal("performance", {
    getEntriesByType: () => [{ type: "navigate" }],
  });
  vi.stubGlobal("document", {
    title: "Contact",
    referrer,
    prerendering,
    addEventListener: (type: string, listener: () => void) =>
      listeners.set(type, listener),
  });
  if (counter) new Function(countingScript(counter))();
  const sent = () =>
    Promise.all(
      fetch.mock.calls.map(([, { body }]) => new Response(body).text()),
    );
  return { fetch, listeners, sent };
}

afterEach(() => vi.unstubAllGlobals());

describe.each(counters)("$service", (counter) => {
  it("neither receives nor sets a cookie", () => {
    const request = openPage({ counter }).fetch.mock.calls[0]?.[1];
    expect(request).toMatchObject({ credentials: "omit", keepalive: true });
  });

  it.each([
    [
      "the site itself",
      "https://www.site.example/",
      /"referrer":"(http|www)/,
      false,
    ],
    [
      "an app",
      "android-app://com.mail.example/inbox",
      /"referrer":"(android-app:\/\/)?com\.mail\.example"/,
      true,
    ],
    [
      "a search",
      "https://search.example/results?q=private+words",
      /private|secret/,
      false,
    ],
  ])(
    "gets of %s that linked to the page its name at most",
    async (_, referrer, pattern, expected) => {
      const [view = ""] = await openPage({ counter, referrer }).sent();
      expect(view).toContain("/contact");
      expect(pattern.test(view)).toBe(expected);
    },
  );

  it.each([{ doNotTrack: "1" }, { globalPrivacyControl: true }])(
    "gets nothing with %j",
    (navigator) => {
      const { fetch, listeners } = openPage({ counter, navigator });
      listeners.get("lead-sent")?.();
      expect(fetch).not.toHaveBeenCalled();
    },
  );
});

it("counts a prerendered page once it is shown", () => {
  const { fetch, listeners } = openPage({ prerendering: true });
  expect(fetch).not.toHaveBeenCalled();
  listeners.get("prerenderingchange")?.();
  expect(fetch).toHaveBeenCalledOnce();
});
