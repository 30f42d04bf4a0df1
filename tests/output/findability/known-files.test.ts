import { readFileSync } from "node:fs";
import path from "node:path";
import { Parser } from "htmlparser2";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { colour } from "../../../app/brand/colours.ts";
import { site } from "../../../app/content/site.ts";
import { getAssistants } from "../../../app/site/assistants.ts";
import { sitePages } from "../../../app/site/pages.ts";
import { contentType } from "../../../server/site/content-types.ts";
import { readHead } from "../../tools/page-head.ts";
import { pageSource, siteFolder } from "../../tools/site.ts";

const read = (file: string) => readFileSync(path.join(siteFolder, file));
const text = (file: string) => read(file).toString();
const indexed = sitePages().filter((page) => page.indexed);
const addressOf = (route: string) =>
  route === "/" ? `${site.url}/` : site.url + route;

const wordsIn = (written: string) => new Set(written.match(/[\p{L}\p{N}]+/gu));

/** What no copy has: scripts, drawings and controls. */
const notCopied = [
  "script",
  "style",
  "noscript",
  "svg",
  "button",
  "fieldset",
  "select",
  "textarea",
];

/**
 * Whether a copy leaves out an element, or takes it again: a form has only its
 * labels there.
 */
function isCopied(
  name: string,
  attributes: Record<string, string>,
  parents: readonly { name: string; classes: string }[],
): boolean | undefined {
  const parent = parents.at(-1);
  const {
    hidden,
    role,
    "aria-hidden": isHidden,
    "data-contents": contents,
  } = attributes;
  if (notCopied.includes(name) || hidden !== undefined || isHidden === "true")
    return false;
  if (role === "status" || contents !== undefined || name === "form")
    return false;
  // Links to itself.
  if (name === "a" && parent?.name === "details") return false;
  // The two values of a pair stand side by side in it.
  if (/^v\d$/.test(attributes.class ?? "") && parent?.classes.includes("note"))
    return false;
  // The labels of a switch are none of its values.
  const isField =
    name === "label" && parents.some((part) => part.name === "form");
  return isField ? true : undefined;
}

/** The words of a page's main part, and those that describe its pictures. */
function wordsOnPage(html: string) {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  const texts: string[] = [];
  const descriptions: string[] = [];
  const copied: boolean[] = [true];
  const parents: { name: string; classes: string }[] = [];
  const isShown = () => copied.at(-1) === true;
  const parser = new Parser({
    onopentag(name, attributes) {
      copied.push(isCopied(name, attributes, parents) ?? isShown());
      parents.push({ name, classes: attributes.class ?? "" });
      descriptions.push(attributes.alt ?? "", attributes["aria-label"] ?? "");
    },
    ontext(text) {
      if (isShown()) texts.push(text);
    },
    onclosetag() {
      copied.pop();
      parents.pop();
    },
  });
  parser.end(main);
  return {
    shown: wordsIn(texts.join(" ")),
    described: wordsIn(descriptions.join(" ")),
  };
}

describe("the sitemap", () => {
  const entries = [...text("sitemap.xml").matchAll(/<url>(.*?)<\/url>/g)].map(
    ([, entry]) => entry ?? "",
  );

  it("lists each page that may be indexed, once", () => {
    const addresses = entries.map(
      (entry) => /<loc>(.*)<\/loc>/.exec(entry)?.[1],
    );
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

describe.each(indexed.map((page) => page.path))(
  "the Markdown copy of %s",
  (route) => {
    const html = pageSource(route);
    const [link] = readHead(html).links.get("alternate") ?? [];
    const markdown = text(link?.href ?? "");

    it("is linked from the page and links to it", () => {
      expect(link).toMatchObject({ type: "text/markdown" });
      expect(contentType(link?.href ?? "")).toMatch(/^text\/markdown/);
      expect(markdown).toContain(`url: "${addressOf(route)}"`);
      expect(text("llms.txt")).toContain(`(${site.url}${link?.href})`);
    });

    it("has the words of the page, whole and apart from each other", () => {
      const { shown, described } = wordsOnPage(html);
      const body = markdown
        .replace(/^---\n[\s\S]*?\n---\n/, "")
        .replaceAll(/\]\([^)]*\)/g, "]");
      const copied = wordsIn(body);
      const missing = [...shown].filter((word) => !copied.has(word));
      const isKnown = (word: string) =>
        shown.has(word) || described.has(word) || word === "Drawing";
      // Lists are numbered in it.
      const made = [...copied].filter(
        (word) => !isKnown(word) && !/^\d\d?$/.test(word),
      );
      expect({ missing, made }).toEqual({ missing: [], made: [] });
    });

    it("has the page's headings, in order, and none of its markup", () => {
      const headings = [...markdown.matchAll(/^(#{1,6}) \S/gm)].map(
        ([, marks]) => marks?.length,
      );
      const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
      const onPage = [...main.matchAll(/<(?:h([1-6])|(summary))/g)].map(
        ([, level]) => Number(level ?? 3),
      );
      expect(headings[0]).toBe(1);
      expect(headings.filter((level) => level === 2)).toEqual(
        onPage.filter((level) => level === 2),
      );
      expect(markdown).not.toMatch(/<\/?[a-z]+[ >]/);
      expect(markdown).not.toContain("undefined");
    });
  },
);

describe("the well-known files", () => {
  it("allow robots and link to the sitemap", () => {
    expect(text("robots.txt")).toBe(
      `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`,
    );
  });

  it("tell assistants what the site is", () => {
    expect(text("llms.txt")).toMatch(
      new RegExp(`^# ${site.name}\n\n> .+\n\n[-#] `),
    );
    expect(text("llms.txt")).not.toContain("/call");
  });

  it("tell assistants what content/assistants.yaml answers, and its pages first and once", () => {
    const { answers, heading, pages } = getAssistants();
    const [before = "", ...sections] = text("llms.txt").split(/^## /m);
    for (const { label, value } of answers)
      expect(before).toContain(`- ${label}: ${value}\n`);
    if (pages.length > 0)
      expect(sections[0]).toMatch(new RegExp(`^${RegExp.escape(heading)}\n`));
    for (const { href } of pages) {
      const link = `(${site.url}${href}.md)`;
      expect(sections.filter((section) => section.includes(link))).toEqual([
        sections[0],
      ]);
    }
  });

  it("say where to report a vulnerability, for at most a year", () => {
    const security = text(".well-known/security.txt");
    const expires = Date.parse(/^Expires: (.+)$/m.exec(security)?.[1] ?? "");
    expect(security).toContain(`Contact: mailto:${site.email}\n`);
    expect(security).toContain(
      `Canonical: ${site.url}/.well-known/security.txt\n`,
    );
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
    expect(manifest).toMatchObject({
      name: site.name,
      start_url: "/",
      theme_color,
    });
    const pictures = manifest.icons.filter(
      ({ type }: { type: string }) => type === "image/png",
    );
    for (const { src, sizes } of pictures) {
      const { width, height } = await sharp(read(src)).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    const shown = pictures.map(
      ({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`,
    );
    expect(shown).toEqual([
      "32x32 any",
      "192x192 any",
      "512x512 any",
      "512x512 maskable",
    ]);
  });

  it("exist for tabs and home screens", async () => {
    expect((await sharp(read("apple-touch-icon.png")).metadata()).width).toBe(
      180,
    );
    expect(read("favicon.ico").readUInt16LE(2)).toBe(1);
    expect(text("icon.svg")).toContain("prefers-color-scheme:dark");
  });
});
