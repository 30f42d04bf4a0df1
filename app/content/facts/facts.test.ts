import { describe, expect, it } from "vitest";
import { caseStudy } from "../../pages/case-study/kind.ts";
import { home } from "../../pages/home/kind.ts";
import { industry } from "../../pages/industry/kind.ts";
import { legal } from "../../pages/legal/kind.ts";
import { product } from "../../pages/product/kind.ts";
import { service } from "../../pages/service/kind.ts";
import { getContent, listEntries } from "../entries.ts";
import { distanceBetween } from "../geography.ts";
import { wordList } from "../intl.ts";
import type { Kind } from "../kind.ts";
import { getOffices } from "../offices.ts";
import { numberWord } from "./number-words.ts";
import { siteFacts } from "./site-facts.ts";
import { countingVisits, erasingMessages } from "./sources.ts";
import { timesOf } from "./time-zones.ts";

it.each([
  [0, "zero"],
  [8, "eight"],
  [13, "thirteen"],
  [20, "twenty"],
  [42, "forty-two"],
  [99, "ninety-nine"],
  [100, "100"],
  [1740, "1,740"],
])("writes %d as %s", (number, words) => {
  expect(numberWord(number)).toBe(words);
});

it("joins a list as a sentence would", () => {
  const cities = ["Berlin", "Hamburg", "Bonn"];
  const lists = [1, 2, 3].map((count) => wordList(cities.slice(0, count)));
  expect(lists).toEqual([
    "Berlin",
    "Berlin and Hamburg",
    "Berlin, Hamburg and Bonn",
  ]);
});

it.each([
  [["Asia/Kolkata", "Asia/Kolkata"], "IST, UTC +5:30"],
  [["Europe/Berlin"], "CET, UTC +1 (summer +2)"],
  [["America/New_York"], "EST, UTC -5 (summer -4)"],
  [["Australia/Sydney"], "AEST, UTC +10 (summer +11)"],
  [["Asia/Singapore"], "UTC +8"],
  [["Europe/London"], "GMT, UTC +0 (summer +1)"],
  [["Asia/Kolkata", "Europe/Berlin", "Asia/Singapore"], "IST, CET and UTC +8"],
])("gives offices in %j the time zone %s", (zones, times) => {
  expect(timesOf(zones, "en-GB")).toBe(times);
});

it("names a time zone in the language of the site", () => {
  expect(timesOf(["Europe/Berlin"], "de")).toMatch(/^MEZ, /);
  expect(timesOf(["Asia/Kolkata"], "de")).toBe("UTC +5:30");
});

it.each<[name: string, kind: Kind]>([
  ["services", service],
  ["products", product],
  ["industries", industry],
  ["caseStudies", caseStudy],
  ["policies", legal],
])("counts the pages of {%s}", (name, kind) => {
  expect(siteFacts.get(name)).toBe(listEntries(kind).length);
});

it("counts technologies, and names the offices' cities", () => {
  expect(siteFacts.get("technologies")).toBe(
    getContent(home).stack.items.length,
  );
  for (const { city } of getOffices())
    expect(siteFacts.get("officeCities")).toContain(city);
});

it("computes distances along the great circle", () => {
  const berlin = { latitude: 52.52, longitude: 13.4 };
  const hamburg = { latitude: 53.55, longitude: 9.99 };
  expect(distanceBetween(berlin, hamburg)).toBe("260 km");
  expect(
    distanceBetween(
      { latitude: 28.61, longitude: 77.21 },
      { latitude: 12.97, longitude: 77.59 },
    ),
  ).toBe("1,740 km");
});

describe("what the policies say about counting visits", () => {
  it.each([null, "none" as const])(
    "says that nothing is counted with %j",
    (analytics) => {
      expect(countingVisits({ analytics })).toBe("Visits are not counted.");
    },
  );

  it("names the host that counts, and how to opt out", () => {
    const words = countingVisits({
      analytics: { endpoint: "https://count.example/visit" },
    });
    expect(words).toContain("go to count.example,");
    expect(words).toContain("Do Not Track or Global Privacy Control");
    expect(words).toContain("without a cookie");
    expect(words).not.toContain("screen");
  });

  it("names what is sent to Umami only", () => {
    const website = "94db1cb1-74f4-4a40-ad6c-962362670409";
    const words = countingVisits({
      analytics: { umami: { host: "https://umami.example", website } },
    });
    for (const said of ["go to umami.example,", "language", "screen"])
      expect(words).toContain(said);
  });
});

it("names the days after which messages are erased, if they are configured", () => {
  expect(erasingMessages({ keepMessagesDays: 90 })).toContain(
    "at the latest 90 days after it arrived.",
  );
  expect(erasingMessages({ keepMessagesDays: null })).toBe("");
});
