import { expect, it } from "vitest";
import { site } from "../../site.config.ts";
import { builtManifest, pageSource } from "../tools/site.ts";

/** The section of the built policy, without markup. */
const howLong = /<section id="how-long-we-keep-it"[\s\S]*?<\/section>/
  .exec(pageSource("/privacy-policy"))?.[0]
  .replace(/<[^>]+>/g, "");

it("the privacy policy promises the configured retention", () => {
  const figures = howLong?.match(/\d+ days/g) ?? [];
  expect(howLong).toContain("We keep an enquiry while");
  expect(figures).toEqual(site.keepMessagesDays === null ? [] : [`${site.keepMessagesDays} days`]);
});

it("the server reads the retention that the privacy policy promises", () => {
  expect(builtManifest().keepMessagesDays).toBe(site.keepMessagesDays);
});
