import { expect, it } from "vitest";
import { countryCode, directionOf } from "./intl.ts";

it.each([
  ["India", "IN"],
  ["Germany", "DE"],
  ["United Kingdom", "GB"],
  ["UK", "GB"],
])("knows %s as %s, as search engines do", (name, code) => {
  expect(countryCode(name)).toBe(code);
});

it("invents no code for a name that no country has", () => {
  expect(countryCode("Atlantis")).toBeUndefined();
});

it.each([
  ["en-GB", undefined],
  ["de", undefined],
  ["ar", "rtl"],
  ["he-IL", "rtl"],
  ["az-Arab", "rtl"],
])("text in %s has the direction %s", (lang, direction) => {
  expect(directionOf(lang)).toBe(direction);
});
