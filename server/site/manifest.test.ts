import { expect, onTestFinished, test } from "vitest";
import { writeFixtureSite } from "../testing/fixture-site.ts";
import { type Manifest, readManifest } from "./manifest.ts";

test.each([
  [
    "a redirect to another host",
    { redirects: { "/old": "//elsewhere.example" } },
    /redirects/,
  ],
  ["a file outside the output", { notFound: "../secret.html" }, /notFound/],
  [
    "a site address that ends in a slash",
    { siteUrl: "https://algosmith.example/" },
    /siteUrl/,
  ],
  ["a field nobody reads", { colour: "blue" }, /colour/],
])("refuses %s, naming the field", async (_, change, message) => {
  const site = await writeFixtureSite(change as Partial<Manifest>);
  onTestFinished(site.remove);
  await expect(readManifest(site.buildDir)).rejects.toThrow(message);
});
