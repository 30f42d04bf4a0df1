import { readFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeHostFiles } from "../../publish/hosts/index.ts";
import { assetHeaders, sharedPageHeaders } from "../../server/site/headers.ts";
import { type FixtureSite, writeFixtureSite } from "../../server/testing/fixture-site.ts";

let site: FixtureSite;
beforeAll(async () => {
  site = await writeFixtureSite({ formEndpoint: "https://forms.example/f/1" });
  await writeHostFiles(site.siteDir, site.manifest, "static");
});
afterAll(() => site.remove());

const written = (name: string) => readFile(path.join(site.siteDir, name), "utf8");

test("every old address has a page that redirects without scripts", async () => {
  for (const [from, to] of Object.entries(site.manifest.redirects)) {
    const page = await written(`${from}.html`);
    expect(page).toContain(`<meta http-equiv="refresh" content="0; url=${to}">`);
    expect(page).toContain(`<link rel="canonical" href="https://algosmith.example${to}">`);
    expect(page).toContain(`<a href="${to}">`);
    expect(page).not.toMatch(/<script|style=/);
    expect(page).toContain(`<head>\n<meta http-equiv="Content-Security-Policy" content="default-src 'none';`);
  }
});

/** What a host sends by these rules: it applies every matching one and joins repeated headers. */
function headersByRules(rules: [pattern: RegExp, name: string, value: string][], address: string) {
  const headers: Record<string, string> = {};
  for (const [pattern, name, value] of rules) {
    if (pattern.test(address)) headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
  }
  return headers;
}

function expectServersHeaders(rules: [pattern: RegExp, name: string, value: string][]) {
  for (const address of [...Object.keys(site.manifest.pages), "/a-page-of-the-next-build"]) {
    expect(headersByRules(rules, address)).toEqual(sharedPageHeaders());
  }
  expect(headersByRules(rules, "/assets/entry-4f9a1c.js")).toMatchObject(assetHeaders());
  expect(headersByRules(rules, "/contact.md")).toMatchObject({ "X-Robots-Tag": "noindex" });
}

test("Netlify and Cloudflare send the server's headers and permanent redirects", async () => {
  const rules = (await written("_headers")).split(/\n(?=\/)/).flatMap((rule) => {
    const [pattern = "", ...lines] = rule.trim().split("\n");
    const matches = new RegExp(`^${RegExp.escape(pattern).replace("\\*", ".*")}$`);
    return lines.map((line): [RegExp, string, string] => {
      const [name = "", value = ""] = line.trim().split(/: (.*)/);
      return [matches, name, value];
    });
  });
  expectServersHeaders(rules);
  const redirects = Object.entries(site.manifest.redirects).map(([from, to]) => `${from} ${to} 301\n`);
  expect(await written("_redirects")).toBe(redirects.join(""));
});

test("Vercel sends the same, and has clean URLs", async () => {
  const { headers, redirects, ...rest } = JSON.parse(await written("vercel.json"));
  expect(rest).toEqual({ cleanUrls: true, trailingSlash: false });
  type Rule = { source: string; headers: { key: string; value: string }[] };
  const rules = (headers as Rule[]).flatMap(({ source, headers: own }) =>
    own.map(({ key, value }): [RegExp, string, string] => [new RegExp(`^${source}$`), key, value]),
  );
  expectServersHeaders(rules);
  expect(redirects).toContainEqual({ source: "/careers", destination: "/about/careers", statusCode: 301 });
});

test("GitHub Pages serves the files unchanged", async () => {
  expect(await written(".nojekyll")).toBe("");
});

test("a build for a static host fails without FORM_ENDPOINT; a server does not need it", async () => {
  const manifest = { ...site.manifest, formEndpoint: null };
  await expect(writeHostFiles(site.siteDir, manifest, "static")).rejects.toThrow(/FORM_ENDPOINT/);
  await expect(writeHostFiles(site.siteDir, manifest, "server")).resolves.toBeUndefined();
});
