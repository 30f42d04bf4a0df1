import { afterEach, describe, expect, it, vi } from "vitest";
import { isPreview, isShown } from "./publication.ts";
import { siteDate } from "./site-date.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const published = { date: "2026-11-16" };
const later = { date: "2026-11-17" };
const draft = { draft: true, date: "2026-11-01" };
const lastDay = { date: "2026-10-01", closes: "2026-11-16" };
const closed = { date: "2026-10-01", closes: "2026-11-15" };

it.each([
  ["for visitors", "", [{}, published, lastDay]],
  ["of npm run preview -- --on", "drafts", [{}, published, lastDay, draft]],
  [
    "of npm run dev and npm run preview",
    "all",
    [{}, published, lastDay, draft, later],
  ],
  [
    "of npm run rename and npm run remove",
    "closed",
    [{}, published, lastDay, draft, later, closed],
  ],
])(
  "the site %s shows content from its date on, or earlier",
  (_, early, shown) => {
    vi.stubEnv("SITE_DATE", "2026-11-16");
    vi.stubEnv("SITE_UNPUBLISHED", early);
    expect(
      [{}, published, lastDay, draft, later, closed].filter(isShown),
    ).toEqual(shown);
    expect(isPreview()).toBe(early !== "");
  },
);

describe("the site's date", () => {
  it("is SITE_DATE, or today in UTC", () => {
    vi.stubEnv("SITE_DATE", "2027-01-15");
    expect(siteDate()).toBe("2027-01-15");
    vi.stubEnv("SITE_DATE", "");
    vi.useFakeTimers({ now: new Date("2026-11-16T23:30:00Z") });
    expect(siteDate()).toBe("2026-11-16");
  });

  it.each(["tomorrow", "2027-1-5", "2027-13-01"])("is not %s", (day) => {
    vi.stubEnv("SITE_DATE", day);
    expect(siteDate).toThrow(
      `SITE_DATE must be a day such as 2027-01-15, not ${day}`,
    );
  });
});
