import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { announcement, craft, people, story } from "./add-marketing.ts";
import { today } from "./articles-content.ts";
import { camera, portrait } from "./drawn-photographs.ts";
import { heightsAroundFonts, logoDistortions, pictureSchemes } from "./marketing-pages.ts";
import type { SiteCopy } from "./site-copy.ts";

/** Bytes from the second half of a file that are unlikely in any other: plain areas repeat. */
function distinctivePart(data: Buffer): Buffer {
  for (let from = data.length >> 1; from + 48 <= data.length; from += 48) {
    const part = data.subarray(from, from + 48);
    if (new Set(part).size > 20) return part;
  }
  throw new Error("The picture has no distinctive bytes");
}

/** Checks the pictures, people and announcement that marketing added, then breaks some. */
export function checkPictures(copy: () => SiteCopy): void {
  const built = (file: string) => copy().read(`build/site/${file}`);
  const buildOn = (day: string) => copy().node("publish/build.ts", [], { SITE_DATE: day });
  /** The images of a page whose file starts with a name. */
  const images = (file: string, name: string) =>
    built(file).match(new RegExp(`<picture[^>]*><source[^>]*/assets/${name}-[^>]*/><img[^>]*/>`, "g")) ?? [];
  const filesIn = (folder: string) =>
    copy()
      .files(folder)
      .map((file) => ({ file, data: readFileSync(path.join(copy().folder, file)) }));

  describe("pictures added as files", () => {
    it.each<[page: string, name: string, words: string, widths: number[], ratio: number]>([
      ["index.html", "client-1", "Client 1", [160, 320], 160 / 48],
      ["index.html", "client-face", "The client", [64, 128, 192], 1],
      ["about/leadership.html", "asha-rao", "Asha Rao at a window", [280, 560], 4 / 5],
      ["about/company.html", "mei-tanaka", "Mei Tanaka at a window", [280, 560], 4 / 5],
      ["about/company.html", "workshop", "The office", [400, 800], 3 / 2],
      ["contact.html", "workshop", "The office", [400, 800], 3 / 2],
      [`case-studies/${story}.html`, "screens", "Three screens on desks", [400, 800], 1],
      [`case-studies/${story}.html`, "night-shift", "", [400, 800, 1200], 3 / 2],
    ])(
      "on %s: %s has its text alternative, size and widths, and loads lazily",
      (page, name, words, widths, ratio) => {
        const [image = ""] = images(page, name);
        expect(image).toContain(` alt="${words}" loading="lazy" decoding="async"`);
        const size = /width="(\d+)" height="(\d+)"/.exec(image) ?? [];
        expect(Number(size[1]) / Number(size[2])).toBeCloseTo(ratio, 1);
        for (const format of ["avif", "webp"]) {
          const offered = [...image.matchAll(new RegExp(`-(\\d+)\\.${format} (\\d+)w`, "g"))];
          expect(offered.map(([, , width]) => Number(width))).toEqual(widths);
        }
      },
    );

    it("are all shown: six logos, three portraits on two pages, a gallery of three", () => {
      expect(images("index.html", "client-\\d")).toHaveLength(6);
      for (const page of ["about/leadership.html", "about/company.html"])
        for (const slug of people) expect(images(page, slug)).toHaveLength(1);
      expect(built(`case-studies/${story}.html`).match(/<picture/g)).toHaveLength(3);
    });

    it("replace the colleagues to come on the page of the team", () => {
      const page = built("about/leadership.html");
      expect(page, "in the drawing").toContain("Open seat");
      expect(page, "above the cards").toMatch(/>\d+ fitted</);
    });

    it("replace the drawing in a page's first view, without lazy loading", () => {
      const [image = ""] = images(`services/${craft}.html`, "workshop");
      expect(image).toContain('alt="Desks before four windows"/>');
      expect(image).not.toContain("lazy");
      expect(built(`services/${craft}.html`)).toContain("<span>The workshop</span>");
    });

    it("link from a testimonial to its case study, and are in the Markdown copies", () => {
      expect(built("index.html")).toMatch(new RegExp(`<figcaption.*href="/case-studies/${story}"><b>`));
      expect(built("about/leadership.md")).toMatch(/!\[Asha Rao at a window\]\(https:.*\/assets\/asha-rao-/);
    });

    it("are never published as originals or with camera metadata", () => {
      const originals = filesIn("content/pictures");
      expect(originals.some(({ data }) => data.includes(camera))).toBe(true);
      const secrets = [camera, ...originals.map(({ data }) => distinctivePart(data))];
      const found = filesIn("build").filter(
        ({ file, data }) =>
          secrets.some((part) => data.includes(part)) ||
          (file.endsWith(".html") && data.includes("/pictures/")),
      );
      expect(found.map(({ file }) => file)).toEqual([]);
    });

    it.each([
      ["/about/leadership", "a photograph"],
      ["/", "a logo"],
    ])(
      "follow the colour scheme that a visitor chose: on %s, %s",
      async (address) => {
        const { light, dark } = await pictureSchemes(copy().folder, address);
        expect(light.chosen === light.system, "chosen on a dark system").toBe(true);
        expect(dark.chosen === dark.system, "chosen on a light system").toBe(true);
        expect(dark.system === light.system).toBe(false);
      },
      120_000,
    );

    it("are not distorted if there is little room for a logo", async () => {
      const found = await logoDistortions(copy().folder);
      expect(found).toHaveLength(6);
      expect(Math.max(...found)).toBeLessThan(0.02);
    }, 120_000);
  });

  it.each(["index.html", "contact.html", "privacy-policy.html"])(
    "%s has the announcement above its bar on its days",
    (page) => {
      const [, line = ""] =
        /<aside[^>]*aria-label="Announcement">(.*?)<\/aside><header/.exec(built(page)) ?? [];
      expect(line.replace(/ class="[^"]*"/g, "")).toContain(
        `${announcement.text} <a href="/contact">${announcement.label}</a>`,
      );
    },
  );

  it("an announcement keeps its height when its font arrives, whatever its length", async () => {
    const { before, after } = await heightsAroundFonts(copy().folder);
    expect(after).toEqual(before);
  }, 120_000);

  it("pictures that cannot be shown fail the build with file, field and problem", async () => {
    copy().write("content/pictures/tiny.jpg", await portrait(200, 250, 10));
    copy().write("content/pictures/huge.jpg", Buffer.alloc(21_000_000));
    copy().edit("content/people/asha-rao.md", { "file: asha-rao.jpg": "file: tiny.jpg" });
    copy().edit("content/people/mei-tanaka.md", { "file: mei-tanaka.jpg": "file: huge.jpg" });
    copy().edit("content/clients/client-1.md", { "file: client-1.svg": "file: gone.svg" });
    const { status, output } = buildOn(today);
    expect(status).toBe(1);
    for (const problem of [
      'content/people/asha-rao.md: portrait.file: content/pictures/tiny.jpg is 200 × 250: too small for the place "portrait", which needs 560 × 700 or more',
      "content/people/mei-tanaka.md: portrait.file: content/pictures/huge.jpg has 21.0 MB: a picture may have 20 MB at most",
      "content/clients/client-1.md: logo.file: there is no content/pictures/gone.svg",
    ])
      expect(output).toContain(problem);
  }, 300_000);

  it("a build after the last day of an announcement leaves it out, and the team is to come without people", () => {
    for (const file of copy().files("content/people")) copy().delete(file);
    copy().edit("content/clients/client-1.md", { "file: gone.svg": "file: client-1.svg" });
    const { status, output } = buildOn("2026-12-01");
    expect(status, output).toBe(0);
    expect(built("index.html")).not.toContain(announcement.text);
    expect(built("about/leadership.html")).toContain("Coming Soon");
  }, 300_000);
}
