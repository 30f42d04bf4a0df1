import { afterEach, describe, expect, it, vi } from "vitest";
import { isPreview, isShown } from "./publication.ts";

afterEach(() => vi.unstubAllEnvs());

const published = { date: "2026-11-16" };
const later = { date: "2026-11-17" };
const draft = { draft: true, date: "2026-11-01" };
const lastDay = { date: "2026-10-01", closes: "2026-11-16" };
const closed = { date: "2026-10-01", closes: "2026-11-15" };

describe.each([
  { site: "for visitors", early: "", shown: [published, lastDay] },
  { site: "of npm run preview -- --on", early: "drafts", shown: [published, lastDay, draft] },
  { site: "of npm run dev and npm run preview", early: "all", shown: [published, lastDay, draft, later] },
  {
    site: "of npm run rename and npm run remove",
    early: "closed",
    shown: [published, lastDay, draft, later, closed],
  },
])("the site $site", ({ early, shown }) => {
  it("shows content from its date on, and earlier only if the setting allows it", () => {
    vi.stubEnv("SITE_DATE", "2026-11-16");
    vi.stubEnv("SITE_UNPUBLISHED", early);
    expect([published, lastDay, draft, later, closed].filter(isShown)).toEqual(shown);
    expect(isPreview()).toBe(early !== "");
  });
});

it("shows content without dates", () => {
  expect(isShown({})).toBe(true);
});
