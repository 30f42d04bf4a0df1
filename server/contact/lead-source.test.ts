import { expect, it } from "vitest";
import { sourceFromHeaders } from "./lead-source.ts";
import { hostileStrings } from "./testing/samples.ts";

const page = "https://www.site.example/contact";

it("reads the campaign from the address of the page that posted the form, unless the visitor objects", () => {
  const referer = `${page}?utm_source=news+letter&q=1&name=x&utm_campaign=caf%C3%A9&utm_term=%E9`;
  const campaign = {
    utm_source: "news letter",
    utm_campaign: "café",
    utm_term: "\uFFFD",
  };
  expect(sourceFromHeaders({ referer })).toEqual(campaign);
  for (const signal of [{ dnt: "1" }, { "sec-gpc": "1" }])
    expect(sourceFromHeaders({ referer, ...signal })).toEqual({});
});

it.each([
  undefined,
  "",
  page,
  `${page}#?utm_source=x`,
  "about:client",
  ...Object.values(hostileStrings),
])("finds no campaign in %j", (referer) => {
  expect(sourceFromHeaders({ referer })).toEqual({});
});
