import { describe, expect, it } from "vitest";
import { site } from "../site.ts";
import { parseContent } from "../testing/parse-content.ts";
import { siteSchema, visitCounter } from "./site.ts";

const parse = (changes: object) =>
  parseContent(siteSchema, "content/site.yaml", { ...site, ...changes });
const formEndpoint = "https://api.web3forms.com/submit";

it.each(["", "algosmith", "http://algosmith.example", "https://"])(
  "says in one sentence that %j is not the URL of a site",
  (url) => {
    expect(() => parse({ url })).toThrow(
      /^content\/site\.yaml: url: SITE_URL must be an address that starts with https:\/\/$/,
    );
  },
);

it("names the field of a malformed address", () => {
  expect(() => parse({ blog: "blog.site" })).toThrow(
    'content/site.yaml: blog: is "blog.site", but must be an address that starts with https',
  );
});

describe("the form service's public key", () => {
  it("without an endpoint is an error that names both settings", () => {
    expect(
      parse({ formEndpoint, formAccessKey: "a1b2-c3d4" }).formAccessKey,
    ).toBe("a1b2-c3d4");
    expect(() =>
      parse({ formEndpoint: null, formAccessKey: "a1b2-c3d4" }),
    ).toThrow(
      "content/site.yaml: formAccessKey: FORM_ACCESS_KEY belongs to a form service: set FORM_ENDPOINT to its address",
    );
  });

  it.each(["", "two words", "line\nbreak", "ключ"])(
    "is not %j",
    (formAccessKey) => {
      expect(() => parse({ formEndpoint, formAccessKey })).toThrow(
        /^content\/site\.yaml: formAccessKey: is .*, but must be the key/,
      );
    },
  );
});

it.each([0, -1, 1.5, Number.NaN])(
  "messages are not kept for %d days",
  (keepMessagesDays) => {
    expect(() => parse({ keepMessagesDays })).toThrow(
      "content/site.yaml: keepMessagesDays: CONTACT_KEEP_DAYS must be a whole number above zero",
    );
  },
);

describe("who counts visits", () => {
  const website = "94db1cb1-74f4-4a40-ad6c-962362670409";

  it.each([
    [
      { plausible: { host: "https://plausible.io", domain: "site.example" } },
      "https://plausible.io/api/event",
    ],
    [
      { umami: { host: "https://cloud.umami.is", website } },
      "https://cloud.umami.is/api/send",
    ],
    [
      { endpoint: "https://count.example/visit" },
      "https://count.example/visit",
    ],
    ["none", undefined],
    [null, undefined],
  ])("may be %j", (analytics, address) => {
    expect(visitCounter(parse({ analytics }))?.address).toBe(address);
  });

  it.each([
    [
      "https://count.example",
      /: analytics: is "https:\/\/count.example", but must be "none", \{ endpoint: /,
    ],
    [
      {
        endpoint: "https://a.example",
        umami: { host: "https://b.example", website },
      },
      /: analytics\.endpoint: is not a known field/,
    ],
    [
      { endpoint: "count.example" },
      /: analytics\.endpoint: is "count.example", but must be an address that starts with https/,
    ],
    [
      {
        plausible: {
          host: "https://plausible.io/",
          domain: "https://site.example",
        },
      },
      /: analytics\.plausible\.host: must not end with a slash\n.*plausible\.domain: is .*, but must be the site's domain/,
    ],
    [
      { plausible: { host: "https://plausible.io" } },
      /: analytics\.plausible\.domain: is missing/,
    ],
    [
      { umami: { host: "https://b.example", website: "mine" } },
      /: analytics\.umami\.website: is "mine", but must be the website's id/,
    ],
  ])("is not %j", (analytics, message) => {
    expect(() => parse({ analytics })).toThrow(message);
  });
});

describe("a search engine's verification code", () => {
  it("is only the code, without the tag", () => {
    const verification = {
      google: "dQw4w9WgXcQ_abc-1234567890",
      bing: "0123456789ABCDEF0123456789ABCDEF",
    };
    expect(parse({ verification }).verification).toEqual(verification);
  });

  it.each([
    "",
    '<meta name="msvalidate.01" content="0123" />',
    "google1234.html",
  ])("is not %j", (bing) => {
    expect(() => parse({ verification: { google: null, bing } })).toThrow(
      /^content\/site\.yaml: verification\.bing: is .*, but must be only the code/,
    );
  });
});
