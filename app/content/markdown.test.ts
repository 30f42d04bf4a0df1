import { describe, expect, it } from "vitest";
import { countingVisits, erasingMessages, fillPlaceholders } from "./markdown.ts";

describe("the policies' words about counting visits", () => {
  it.each([null, "none" as const])("say that nothing is counted under %j", (analyticsEndpoint) => {
    expect(countingVisits({ analyticsEndpoint })).toBe("Visits are not counted.");
  });

  it("name the host that counts, and the ways to refuse", () => {
    const words = countingVisits({ analyticsEndpoint: "https://count.example/visit" });
    expect(words).toContain("go to count.example,");
    expect(words).toContain("Do Not Track or Global Privacy Control");
    expect(words).toContain("without a cookie");
  });
});

describe("the privacy policy's words about erasing messages", () => {
  it("name the days that are set", () => {
    expect(erasingMessages({ keepMessagesDays: 90 })).toContain("at the latest 90 days after it arrived.");
  });

  it("promise no figure where none is set", () => {
    expect(erasingMessages({ keepMessagesDays: null })).toBe("");
  });
});

it("fills what is configured, and stops at what is not known", () => {
  expect(fillPlaceholders("x.md", "{brand} {email}")).not.toContain("{");
  expect(() => fillPlaceholders("x.md", "{brnad}")).toThrow("x.md: {brnad}: unknown placeholder");
});
