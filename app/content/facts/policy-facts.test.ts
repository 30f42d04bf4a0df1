import { describe, expect, it } from "vitest";
import { countingVisits, erasingMessages } from "./policy-facts.ts";

describe("the policies' words about counting visits", () => {
  it.each([null, "none" as const])("say that nothing is counted under %j", (analytics) => {
    expect(countingVisits({ analytics })).toBe("Visits are not counted.");
  });

  it("name the host that counts, and the ways to refuse", () => {
    const words = countingVisits({ analytics: { endpoint: "https://count.example/visit" } });
    expect(words).toContain("go to count.example,");
    expect(words).toContain("Do Not Track or Global Privacy Control");
    expect(words).toContain("without a cookie");
    expect(words).not.toContain("screen");
  });

  it("name what Umami is sent beyond the others", () => {
    const website = "94db1cb1-74f4-4a40-ad6c-962362670409";
    const words = countingVisits({ analytics: { umami: { host: "https://umami.example", website } } });
    expect(words).toContain("go to umami.example,");
    expect(words).toContain("language");
    expect(words).toContain("screen");
  });
});

describe("the privacy policy's words about erasing messages", () => {
  it("name the days that are set", () => {
    expect(erasingMessages({ keepMessagesDays: 90 })).toContain("at the latest 90 days after it arrived.");
  });

  it("name no figure if none is set", () => {
    expect(erasingMessages({ keepMessagesDays: null })).toBe("");
  });
});
