import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { colour } from "../../../app/brand/colours.ts";
import { site } from "../../../app/content/site.ts";
import { sitePages } from "../../../app/site/pages.ts";
import { contentType } from "../../../server/site/content-types.ts";
import { readHead } from "../../tools/page-head.ts";
import { pageSource, siteFolder } from "../../tools/site.ts";

const read = (file: string) => readFileSync(path.join(siteFolder, file));
const text = (file: string) => read(file).toString();
const indexed = sitePages().filter((page) => page.indexed);
const addressOf = (route: string) => (route === "/" ? `${site.url}/` : site.url + route);

describe("the sitemap", () => {
  const entries = [...text("sitemap.xml").matchAll(/<url>(.*?)<\/url>/g)].map(([, entry]) => entry ?? "");

  it("lists each page that may be indexed, once", () => {
    const addresses = entries.map((entry) => /<loc>(.*)<\/loc>/.exec(entry)?.[1]);
    expect(addresses).toEqual(indexed.map((page) => addressOf(page.path)));
  });

  it("dates a page by a past day, or not at all", () => {
    for (const entry of entries) {
      const day = /<lastmod>(.*)<\/lastmod>/.exec(entry)?.[1];
      if (day === undefined) continue;
      expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(Date.parse(day)).toBeLessThanOrEqual(Date.now());
    }
  });
});

describe.each(indexed.map((page) => page.path))("the Markdown copy of %s", (route) => {
  const html = pageSource(route);
  const [link] = readHead(html).links.get("alternate") ?? [];
  const markdown = text(link?.href ?? "");

  it("is linked from the page and links to it", () => {
    expect(link).toMatchObject({ type: "text/markdown" });
    expect(contentType(link?.href ?? "")).toMatch(/^text\/markdown/);
    expect(markdown).toContain(`url: "${addressOf(route)}"`);
    expect(text("llms.txt")).toContain(`(${site.url}${link?.href})`);
  });

  it("has the page's headings, in order, and none of its markup", () => {
    const headings = [...markdown.matchAll(/^(#{1,6}) \S/gm)].map(([, marks]) => marks?.length);
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
    const onPage = [...main.matchAll(/<(?:h([1-6])|(summary))/g)].map(([, level]) => Number(level ?? 3));
    expect(headings[0]).toBe(1);
    expect(headings.filter((level) => level === 2)).toEqual(onPage.filter((level) => level === 2));
    expect(markdown).not.toMatch(/<\/?[a-z]+[ >]/);
    expect(markdown).not.toContain("undefined");
  });
});

describe("the well-known files", () => {
  it("allow robots and link to the sitemap", () => {
    expect(text("robots.txt")).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`);
  });

  it("tell assistants what the site is", () => {
    expect(text("llms.txt")).toMatch(new RegExp(`^# ${site.name}\n\n> .+\n\n## Services\n`));
    expect(text("llms.txt")).not.toContain("/call");
  });

  it("say where to report a vulnerability, for at most a year", () => {
    const security = text(".well-known/security.txt");
    const expires = Date.parse(/^Expires: (.+)$/m.exec(security)?.[1] ?? "");
    expect(security).toContain(`Contact: mailto:${site.email}\n`);
    expect(security).toContain(`Canonical: ${site.url}/.well-known/security.txt\n`);
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThanOrEqual(Date.now() + 366 * 24 * 60 * 60 * 1000);
  });

  it("say who made the site", () => {
    expect(text("humans.txt")).toContain(site.name);
  });
});

describe("the icons", () => {
  const manifest = JSON.parse(text("manifest.webmanifest"));

  it("have the sizes that the manifest says, one of them maskable", async () => {
    const theme_color = colour("--paper").light;
    expect(manifest).toMatchObject({ name: site.name, start_url: "/", theme_color });
    const pictures = manifest.icons.filter(({ type }: { type: string }) => type === "image/png");
    for (const { src, sizes } of pictures) {
      const { width, height } = await sharp(read(src)).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    const shown = pictures.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`);
    expect(shown).toEqual(["32x32 any", "192x192 any", "512x512 any", "512x512 maskable"]);
  });

  it("exist for tabs and home screens", async () => {
    expect((await sharp(read("apple-touch-icon.png")).metadata()).width).toBe(180);
    expect(read("favicon.ico").readUInt16LE(2)).toBe(1);
    expect(text("icon.svg")).toContain("prefers-color-scheme:dark");
  });
});
