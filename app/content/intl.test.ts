import { expect, it } from "vitest";
import { countryCode } from "./intl.ts";

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
