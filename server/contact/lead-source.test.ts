import { expect, it } from "vitest";
import { campaignParameters } from "../../app/pages/contact/form/lead-source.ts";
import { campaignFields, sourceFromHeaders, tidySource } from "./lead-source.ts";
import { hostileStrings } from "./testing/samples.ts";

const page = "https://www.site.example/contact";

it("knows the campaign parameters that the form sends", () => {
  expect(campaignFields).toEqual(campaignParameters);
});

it("keeps short values, cuts long ones with an ellipsis, and drops blank ones and other fields", () => {
  const source = { utm_source: "a", utm_medium: " ", utm_term: `${"x".repeat(498)}😀😀`, utm_id: "7" };
  expect(tidySource(source)).toEqual({ utm_source: "a", utm_term: `${"x".repeat(498)}…` });
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
