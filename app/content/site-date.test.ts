import { afterEach, describe, expect, it, vi } from "vitest";
import { siteDate } from "./site-date.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

describe("the site's date", () => {
  it("is today, in UTC", () => {
    vi.stubEnv("SITE_DATE", "");
    vi.useFakeTimers({ now: new Date("2026-11-16T23:30:00Z") });
    expect(siteDate()).toBe("2026-11-16");
  });

  it("is SITE_DATE if it is set", () => {
    vi.stubEnv("SITE_DATE", "2027-01-15");
    expect(siteDate()).toBe("2027-01-15");
  });

  it.each(["tomorrow", "2027-1-5", "2027-13-01"])("refuses %s", (day) => {
    vi.stubEnv("SITE_DATE", day);
    expect(siteDate).toThrow(`SITE_DATE must be a day such as 2027-01-15, not ${day}`);
  });
});
