import { expect, it } from "vitest";
import { campaignParameters } from "../../app/pages/contact/form/lead-source.ts";
import { campaignFields, describeSource, sourceFromHeaders, tidySource } from "./lead-source.ts";
import { hostileStrings } from "./testing/samples.ts";

const page = "https://www.site.example/contact";

it("knows the campaign parameters that the form sends", () => {
  expect(campaignFields).toEqual(campaignParameters);
});

it("keeps short values, cuts long ones with an ellipsis, and drops blank ones", () => {
  expect(
    tidySource({ utm_source: "newsletter", utm_medium: " ", referrer: "https://search.example/" }),
  ).toEqual({
    utm_source: "newsletter",
    referrer: "https://search.example/",
  });
  expect(tidySource({ utm_term: "x".repeat(501) }).utm_term).toBe(`${"x".repeat(499)}…`);
  expect(tidySource({ utm_term: `${"x".repeat(498)}😀😀` }).utm_term).toBe(`${"x".repeat(498)}…`);
});

it("ignores all other fields", () => {
  const more = { utm_source: "a", name: "Asha", utm_id: "7" };
  expect(tidySource(more)).toEqual({ utm_source: "a" });
});

it("reads the campaign from the address of the page that posted the form", () => {
  expect(
    sourceFromHeaders({ referer: `${page}?utm_source=news+letter&q=1&utm_campaign=caf%C3%A9&utm_term=%E9` }),
  ).toEqual({ utm_source: "news letter", utm_campaign: "café", utm_term: "\uFFFD" });
});

it.each([undefined, "", page, `${page}#?utm_source=x`, "about:client", ...Object.values(hostileStrings)])(
  "finds no campaign in %j",
  (referer) => {
    expect(sourceFromHeaders({ referer })).toEqual({});
  },
);

it.each([{ dnt: "1" }, { "sec-gpc": "1" }])("reads nothing with %j", (signal) => {
  expect(sourceFromHeaders({ referer: `${page}?utm_source=newsletter`, ...signal })).toEqual({});
});

it("is described in a fixed order", () => {
  expect(describeSource({ referrer: "https://search.example/", utm_source: "newsletter" })).toEqual([
    ["UTM source", "newsletter"],
    ["Referrer", "https://search.example/"],
  ]);
});
