import { readFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeHostFiles } from "../../publish/hosts.ts";
import { sharedPageHeaders } from "../../server/site/headers.ts";
import {
  type FixtureSite,
  writeFixtureSite,
} from "../../server/testing/fixture-site.ts";

let site: FixtureSite;
beforeAll(async () => {
  site = await writeFixtureSite({ formEndpoint: "https://forms.example/f/1" });
  await writeHostFiles(site.siteDir, site.manifest, "static");
});
afterAll(() => site.remove());

const written = (name: string) =>
  readFile(path.join(site.siteDir, name), "utf8");

/**
 * What the server sends, without a header in two rules for one address: some
 * hosts would join them.
 */
const headerRules = {
  "/*": sharedPageHeaders(),
  "/assets/*": { "Cache-Control": "public, max-age=31536000, immutable" },
  "/*.md": {
    "Cache-Control": "public, max-age=3600",
    "X-Robots-Tag": "noindex",
  },
};

test("every old address has a page that redirects, without scripts too, and keeps the fragment with them", async () => {
  for (const [from, to] of Object.entries(site.manifest.redirects)) {
    const page = await written(`${from}.html`);
    expect(page).toContain(
      `<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>`,
    );
    expect(page).toContain(
      `<script>location.replace("${to}"+location.search+location.hash)</script>`,
    );
    expect(page).toContain(
      `<link rel="canonical" href="https://algosmith.example${to}">`,
    );
    expect(page).not.toMatch(/style=/);
    expect(page).toMatch(
      /<head>\n<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-/,
    );
  }
});

test("Netlify and Cloudflare send the server's headers and permanent redirects", async () => {
  const rules = Object.entries(headerRules).map(([pattern, headers]) =>
    [
      pattern,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
      "",
    ].join("\n"),
  );
  expect(await written("_headers")).toBe(rules.join(""));
  expect(await written("_redirects")).toContain(
    "/careers /about/careers 301\n",
  );
});

test("Vercel sends the same, and has clean URLs", async () => {
  const sources = ["/(.*)", "/assets/(.*)", "/(.*)\\.md"];
  const headers = Object.values(headerRules).map((rule, index) => ({
    source: sources[index],
    headers: Object.entries(rule).map(([key, value]) => ({ key, value })),
  }));
  const redirect = {
    source: "/careers",
    destination: "/about/careers",
    statusCode: 301,
  };
  expect(JSON.parse(await written("vercel.json"))).toEqual({
    cleanUrls: true,
    trailingSlash: false,
    headers,
    redirects: expect.arrayContaining([redirect]),
  });
});

test("a build for a static host fails without FORM_ENDPOINT; a server does not need it", async () => {
  const manifest = { ...site.manifest, formEndpoint: null };
  await expect(
    writeHostFiles(site.siteDir, manifest, "static"),
  ).rejects.toThrow(/FORM_ENDPOINT/);
  await expect(
    writeHostFiles(site.siteDir, manifest, "server"),
  ).resolves.toBeUndefined();
});
