import { describe, expect, it } from "vitest";
import { site } from "../../../site.config.ts";
import { ContentError, parseContent } from "../parse.ts";
import { siteSchema } from "./site.ts";

const parse = (changes: object) => parseContent(siteSchema, "site.config.ts", { ...site, ...changes });
const formEndpoint = "https://api.web3forms.com/submit";

it.each(["", "algosmith", "http://algosmith.example", "https://"])(
  "says in one sentence that %j is no address of a site",
  (url) => {
    expect(() => parse({ url })).toThrow(
      new ContentError("site.config.ts: url: SITE_URL must be an address that starts with https://"),
    );
  },
);

describe("the form service's public key", () => {
  it("goes with an endpoint", () => {
    expect(parse({ formEndpoint, formAccessKey: "a1b2-c3d4" }).formAccessKey).toBe("a1b2-c3d4");
    expect(parse({ formEndpoint, formAccessKey: null }).formAccessKey).toBeNull();
  });

  it("without an endpoint is an error that names both settings", () => {
    expect(() => parse({ formEndpoint: null, formAccessKey: "a1b2-c3d4" })).toThrow(
      "site.config.ts: formAccessKey: FORM_ACCESS_KEY belongs to a form service: set FORM_ENDPOINT to its address",
    );
  });

  it.each(["", "two words", "line\nbreak", "ключ"])("is not %j", (formAccessKey) => {
    expect(() => parse({ formEndpoint, formAccessKey })).toThrow("site.config.ts: formAccessKey: must be");
  });
});

describe("how long messages are kept", () => {
  it.each([0, -1, 1.5, Number.NaN])("is not %d days", (keepMessagesDays) => {
    expect(() => parse({ keepMessagesDays })).toThrow(
      "site.config.ts: keepMessagesDays: CONTACT_KEEP_DAYS must be a whole number above zero",
    );
  });

  it("may be left open", () => {
    expect(parse({ keepMessagesDays: null }).keepMessagesDays).toBeNull();
  });
});
