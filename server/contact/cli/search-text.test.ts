import { expect, it } from "vitest";
import { sampleSubmission } from "../testing/samples.ts";
import { containsAll, searchWords } from "./search-text.ts";

const contains = (search: string, message: string) =>
  containsAll(searchWords(search), "id", { ...sampleSubmission, message });

it("finds accents however they are composed", () => {
  expect(contains("élan", "E\u0301LAN")).toBe(true);
  expect(contains("e\u0301lan", "Élan")).toBe(true);
});

it("folds a message of combining marks only in linear time", () => {
  const marks = "\u0315".repeat(250_000) + "\u0300".repeat(250_000);
  const before = process.cpuUsage();
  expect(contains("word", `a${marks} word`)).toBe(true);
  const { user, system } = process.cpuUsage(before);
  // Quadratic time would take several minutes.
  expect((user + system) / 1000).toBeLessThan(2000);
});
