import { describe, expect, it } from "vitest";
import { countingVisits, erasingMessages } from "./policy-facts.ts";

describe("what the policies say about counting visits", () => {
  it.each([null, "none" as const])("says that nothing is counted with %j", (analytics) => {
    expect(countingVisits({ analytics })).toBe("Visits are not counted.");
  });

  it("names the host that counts, and how to opt out", () => {
    const words = countingVisits({ analytics: { endpoint: "https://count.example/visit" } });
    expect(words).toContain("go to count.example,");
    expect(words).toContain("Do Not Track or Global Privacy Control");
    expect(words).toContain("without a cookie");
    expect(words).not.toContain("screen");
  });

  it("names what is sent to Umami only", () => {
    const website = "94db1cb1-74f4-4a40-ad6c-962362670409";
    const words = countingVisits({ analytics: { umami: { host: "https://umami.example", website } } });
    expect(words).toContain("go to umami.example,");
    expect(words).toContain("language");
    expect(words).toContain("screen");
  });
});

describe("what the privacy policy says about erasing messages", () => {
  it("names the configured number of days", () => {
    expect(erasingMessages({ keepMessagesDays: 90 })).toContain("at the latest 90 days after it arrived.");
  });

  it("names no figure if none is configured", () => {
    expect(erasingMessages({ keepMessagesDays: null })).toBe("");
  });
});
