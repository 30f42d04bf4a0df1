import { readFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeHostFiles } from "../../publish/hosts/index.ts";
import { sharedPageHeaders } from "../../server/site/headers.ts";
import { exchange } from "../../server/testing/exchange.ts";
import { type FixtureSite, writeFixtureSite } from "../../server/testing/fixture-site.ts";
import { serveCleanUrls } from "../tools/clean-url-server.ts";

let site: FixtureSite;
let host: Awaited<ReturnType<typeof serveCleanUrls>>;
beforeAll(async () => {
  site = await writeFixtureSite({ formEndpoint: "https://forms.example/f/1" });
  await writeHostFiles(site.siteDir, site.manifest, "static");
  host = await serveCleanUrls(site.siteDir);
});
afterAll(async () => {
  await host.stop();
  await site.remove();
});

const get = (target: string) => exchange(host.port, target);
const written = (name: string) => readFile(path.join(site.siteDir, name), "utf8");

test("serves every page without a slash", async () => {
  for (const [address, file] of Object.entries(site.manifest.pages)) {
    const answer = await get(address);
    expect([address, answer.status]).toEqual([address, 200]);
    expect(answer.body.toString()).toBe(site.files.get(file));
  }
});

test("redirects every old address, without scripts", async () => {
  for (const [from, to] of Object.entries(site.manifest.redirects)) {
    const page = (await get(from)).body.toString();
    expect(page).toContain(`<meta http-equiv="refresh" content="0; url=${to}">`);
    expect(page).toContain(`<link rel="canonical" href="https://algosmith.example${to}">`);
    expect(page).toContain(`<a href="${to}">`);
    expect(page).not.toMatch(/<script|style=/);
    expect(page).toContain(`<head>\n<meta http-equiv="Content-Security-Policy" content="default-src 'none';`);
  }
});

test("has the not-found page for anything else", async () => {
  const answer = await get("/nowhere");
  expect(answer.status).toBe(404);
  expect(answer.body.toString()).toBe(site.files.get("404.html"));
});

test("_redirects has a permanent redirect for every old address", async () => {
  const rules = (await written("_redirects")).trim().split("\n");
  expect(rules).toEqual(Object.entries(site.manifest.redirects).map(([from, to]) => `${from} ${to} 301`));
});

/** What a host sends for `_headers`: it applies every matching rule and joins repeated headers. */
function headersByRules(text: string, address: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let applies = false;
  for (const line of text.trimEnd().split("\n")) {
    if (!line.startsWith(" ")) {
      const [start = "", end] = line.split("*");
      applies = end === undefined ? line === address : address.startsWith(start) && address.endsWith(end);
    } else if (applies) {
      const [, name = "", value = ""] = /^ +([^:]+): (.*)$/.exec(line) ?? [];
      headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
    }
  }
  return headers;
}

test("_headers gives every page the same headers as the server does", async () => {
  const text = await written("_headers");
  for (const address of [...Object.keys(site.manifest.pages), "/a-page-of-the-next-build"]) {
    expect(headersByRules(text, address)).toEqual(sharedPageHeaders());
  }
  expect(headersByRules(text, "/assets/entry-4f9a1c.js")["Cache-Control"]).toBe(
    "public, max-age=31536000, immutable",
  );
  expect(headersByRules(text, "/contact.md")).toMatchObject({ "X-Robots-Tag": "noindex" });
});

test("vercel.json has the same headers and redirects, and clean URLs", async () => {
  const { headers, redirects, ...rest } = JSON.parse(await written("vercel.json"));
  expect(rest).toEqual({ cleanUrls: true, trailingSlash: false });
  const headersOf = (address: string) =>
    Object.fromEntries(
      headers
        .filter(({ source }: { source: string }) => new RegExp(`^${source}$`).test(address))
        .flatMap((rule: { headers: { key: string; value: string }[] }) =>
          rule.headers.map(({ key, value }) => [key, value]),
        ),
    );
  for (const address of ["/", "/contact", "/assets/entry-4f9a1c.js", "/contact.md"]) {
    expect([address, headersOf(address)]).toEqual([
      address,
      headersByRules(await written("_headers"), address),
    ]);
  }
  expect(redirects).toContainEqual({ source: "/careers", destination: "/about/careers", statusCode: 301 });
});

test("GitHub Pages serves the files unchanged", async () => {
  expect(await written(".nojekyll")).toBe("");
});

test("a build with other pages does not change any host's configuration; only redirects do", async () => {
  const hostFiles = [
    "_headers",
    "vercel.json",
    "_redirects.nginx",
    "../hosts/nginx.conf",
    "../hosts/Caddyfile",
  ];
  const write = async (changes: Partial<typeof site.manifest>) => {
    await writeHostFiles(site.siteDir, { ...site.manifest, ...changes }, "static");
    return Promise.all(hostFiles.map(written));
  };
  const before = await write({});
  const pages = { ...site.manifest.pages, "/new": "new.html" };
  expect(await write({ pages })).toEqual(before);
  const after = await write({ redirects: { "/old": "/contact" } });
  const changed = hostFiles.filter((_, index) => after[index] !== before[index]);
  expect(changed).toEqual(["vercel.json", "_redirects.nginx"]);
});

test("a build for a static host fails without FORM_ENDPOINT; a server does not need it", async () => {
  const manifest = { ...site.manifest, formEndpoint: null };
  await expect(writeHostFiles(site.siteDir, manifest, "static")).rejects.toThrow(/FORM_ENDPOINT/);
  await expect(writeHostFiles(site.siteDir, manifest, "server")).resolves.toBeUndefined();
});

test("the form's requests go to this project's server unless another endpoint is configured", async () => {
  const files = async (formEndpoint: string | null) => {
    await writeHostFiles(site.siteDir, { ...site.manifest, formEndpoint }, "server");
    return Promise.all([written("../hosts/nginx.conf"), written("../hosts/Caddyfile")]);
  };
  for (const text of await files(null)) expect(text).toContain("/api/");
  for (const text of await files("https://forms.example/f/1")) expect(text).not.toContain("/api/");
});
