import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Manifest, readManifest } from "./manifest.ts";

const manifest: Manifest = {
  siteUrl: "https://algosmith.example",
  formEndpoint: null,
  keepMessagesDays: null,
  replyPromise: "We reply within two days.",
  analyticsEndpoint: null,
  pages: { "/": "index.html" },
  notFound: "404.html",
  templates: { contactFailed: null },
  redirects: { "/services/web": "/services/web-frontend" },
};

let buildDir: string;
beforeEach(async () => {
  buildDir = await mkdtemp(path.join(tmpdir(), "manifest-"));
});
afterEach(() => rm(buildDir, { recursive: true }));

const write = (value: unknown) => writeFile(path.join(buildDir, "manifest.json"), JSON.stringify(value));

test.each([
  ["a redirect to another host", { redirects: { "/old": "//elsewhere.example" } }, /redirects/],
  ["a file outside the output", { notFound: "../secret.html" }, /notFound/],
  ["a site address that ends in a slash", { siteUrl: "https://algosmith.example/" }, /siteUrl/],
  ["a field nobody reads", { colour: "blue" }, /colour/],
])("refuses %s, naming the field", async (_, change, message) => {
  await write({ ...manifest, ...change });
  await expect(readManifest(buildDir)).rejects.toThrow(message);
});
