import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { FIRST_VIEW } from "../../publish/first-flight.ts";
import { firstViewBytes } from "../tools/first-view-bytes.ts";
import { serveSite } from "../tools/site.ts";
import { announcement, craft, people, story } from "./add-marketing.ts";
import { announcementHeights } from "./announcement-heights.ts";
import { today } from "./articles-content.ts";
import { build, buildOn, built, copy } from "./built-marketing.ts";
import { camera, portrait } from "./drawn-photographs.ts";
import { distortions, pictureSchemes } from "./picture-schemes.ts";

/** The images of a page whose file starts with a name. */
const images = (file: string, name: string) =>
  built(file).match(new RegExp(`<picture[^>]*><source[^>]*/assets/${name}-[^>]*/><img[^>]*/>`, "g")) ?? [];

async function onServer<Found>(look: (origin: string) => Promise<Found>): Promise<Found> {
  const server = await serveSite({ BUILD_DIR: path.join(copy.folder, "build") });
  try {
    return await look(`http://127.0.0.1:${(server.server.address() as AddressInfo).port}`);
  } finally {
    await server.close();
  }
}

/** Bytes from the second half of a file that are unlikely in any other: plain areas repeat. */
function distinctivePart(data: Buffer): Buffer {
  for (let from = data.length >> 1; from + 48 <= data.length; from += 48) {
    const part = data.subarray(from, from + 48);
    if (new Set(part).size > 20) return part;
  }
  throw new Error("The picture has no distinctive bytes");
}

/** Checks the pictures, people and announcement that marketing added, then breaks some. */
export function checkPictures(): void {
  describe("pictures added as files", () => {
    it("are built", () => {
      expect(build.status, build.output).toBe(0);
    });

    it("are in their places, with text alternatives, sizes and widths, and load lazily", () => {
      const places: [page: string, name: string, words: string, widths: number[], ratio: number][] = [
        ["index.html", "client-1", "Client 1", [160, 320], 160 / 48],
        ["index.html", "client-face", "The client", [64, 128, 192], 1],
        ["about/leadership.html", "asha-rao", "Asha Rao at a window", [280, 560], 4 / 5],
        ["about/company.html", "mei-tanaka", "Mei Tanaka at a window", [280, 560], 4 / 5],
        ["about/company.html", "workshop", "The office", [400, 800], 3 / 2],
        ["contact.html", "workshop", "The office", [400, 800], 3 / 2],
        [`case-studies/${story}.html`, "screens", "Three screens on desks", [400, 800], 1],
        [`case-studies/${story}.html`, "night-shift", "", [400, 800, 1200], 3 / 2],
      ];
      for (const [page, name, words, widths, ratio] of places) {
        const [image = ""] = images(page, name);
        expect(image, `${name} on ${page}`).toContain(` alt="${words}" loading="lazy" decoding="async"`);
        const size = /width="(\d+)" height="(\d+)"/.exec(image) ?? [];
        expect(Number(size[1]) / Number(size[2])).toBeCloseTo(ratio, 1);
        for (const format of ["avif", "webp"]) {
          const offered = [...image.matchAll(new RegExp(`-(\\d+)\\.${format} (\\d+)w`, "g"))];
          expect(offered.map(([, , width]) => Number(width))).toEqual(widths);
        }
      }
    });

    it("are all shown: six logos, three portraits on two pages, a gallery of three", () => {
      expect(images("index.html", "client-\\d")).toHaveLength(6);
      for (const page of ["about/leadership.html", "about/company.html"]) {
        for (const slug of people) expect(images(page, slug)).toHaveLength(1);
      }
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

    it("show their average colour until they load, allowed by the CSP", () => {
      const page = built("about/leadership.html");
      const [, tone = ""] = /class="t-(\w{3})" src="\/assets\/asha-rao/.exec(page) ?? [];
      expect(page).toMatch(new RegExp(`\\.t-${tone}\\{background:#${tone}\\}`));
      expect(page).not.toContain(" style=");
    });

    it("link from a testimonial to its case study, and are in the Markdown copies", () => {
      expect(built("index.html")).toMatch(new RegExp(`<figcaption.*href="/case-studies/${story}"><b>`));
      expect(built("about/leadership.md")).toMatch(/!\[Asha Rao at a window\]\(https:.*\/assets\/asha-rao-/);
    });

    it("are never published as originals or with camera metadata", async () => {
      const originals = copy
        .files("content/pictures")
        .map((file) => readFileSync(path.join(copy.folder, file)));
      const parts = originals.map(distinctivePart);
      const output = copy
        .files("build")
        .map((file) => ({ file, data: readFileSync(path.join(copy.folder, file)) }));
      const found = output.filter(
        ({ data }) => data.includes(camera) || parts.some((part) => data.includes(part)),
      );
      expect(originals.some((data) => data.includes(camera))).toBe(true);
      expect(found.map(({ file }) => file)).toEqual([]);
      expect(output.some(({ data, file }) => file.endsWith(".html") && data.includes("/pictures/"))).toBe(
        false,
      );
    });

    it.each([
      ["/about/leadership", "a photograph"],
      ["/", "a logo"],
    ])(
      "follow the colour scheme that a visitor chose: on %s, %s",
      async (address) => {
        const { light, dark } = await onServer((origin) => pictureSchemes(origin + address, "main picture"));
        expect(light.chosen === light.system, "chosen on a dark system").toBe(true);
        expect(dark.chosen === dark.system, "chosen on a light system").toBe(true);
        expect(dark.system === light.system).toBe(false);
      },
      120_000,
    );

    it("are not distorted if there is little room for a logo", async () => {
      const found = await onServer((origin) => distortions(origin, "main li picture"));
      expect(found).toHaveLength(6);
      expect(Math.max(...found)).toBeLessThan(0.02);
    }, 120_000);

    it("keep every first view within its budget", () => {
      const compressed = copy.files("build/site").filter((file) => file.endsWith(".html.br"));
      expect(compressed.length).toBeGreaterThan(40);
      for (const file of compressed) {
        const page = copy.read(file.replace(/\.br$/, ""));
        const bytes = firstViewBytes(page, readFileSync(path.join(copy.folder, file)));
        expect(bytes, file).toBeLessThanOrEqual(FIRST_VIEW);
      }
    });
  });

  describe("an announcement", () => {
    it("is above the bar of every page on its days", () => {
      for (const page of ["index.html", "contact.html", "privacy-policy.html"]) {
        const [, line = ""] =
          /<aside[^>]*aria-label="Announcement">(.*?)<\/aside><header/.exec(built(page)) ?? [];
        expect(line.replace(/ class="[^"]*"/g, "")).toContain(
          `${announcement.text} <a href="/contact">${announcement.label}</a>`,
        );
      }
    });

    it("keeps its height when its font arrives, whatever its length", async () => {
      const { before, after } = await onServer((origin) => announcementHeights(`${origin}/contact`));
      expect(after).toEqual(before);
    }, 120_000);
  });

  describe("pictures that cannot be shown", { timeout: 300_000 }, () => {
    it("fail the build with file, field and problem", async () => {
      copy.write("content/pictures/tiny.jpg", await portrait(200, 250, 10));
      copy.write("content/pictures/huge.jpg", Buffer.alloc(21_000_000));
      copy.edit("content/people/asha-rao.md", { "file: asha-rao.jpg": "file: tiny.jpg" });
      copy.edit("content/people/mei-tanaka.md", { "file: mei-tanaka.jpg": "file: huge.jpg" });
      copy.edit("content/clients/client-1.md", { "file: client-1.svg": "file: gone.svg" });
      const { status, output } = buildOn(today);
      expect(status).toBe(1);
      expect(output).toContain(
        'content/people/asha-rao.md: portrait.file: content/pictures/tiny.jpg is 200 × 250: too small for the place "portrait", which needs 560 × 700 or more',
      );
      expect(output).toContain(
        "content/people/mei-tanaka.md: portrait.file: content/pictures/huge.jpg has 21.0 MB: a picture may have 20 MB at most",
      );
      expect(output).toContain(
        "content/clients/client-1.md: logo.file: there is no content/pictures/gone.svg",
      );
    });

    it("fail the build without a text alternative, and so does invalid front matter", () => {
      copy.edit("content/people/asha-rao.md", { "  alt: Asha Rao at a window\n": "" });
      expect(buildOn(today).output).toContain(
        "content/people/asha-rao.md: portrait.alt: must say what the picture shows, and be left out only with decoration: true",
      );
      copy.edit("content/people/asha-rao.md", { "role: Engineer": "role: Engineer: of releases" });
      expect(buildOn(today).output).toMatch(/content\/people\/asha-rao\.md: line 3: Nested mappings are not/);
    });
  });

  describe("a build after the last day of an announcement", { timeout: 300_000 }, () => {
    it("leaves it out", () => {
      for (const file of copy.files("content/people")) copy.delete(file);
      copy.edit("content/clients/client-1.md", { "file: gone.svg": "file: client-1.svg" });
      const { status, output } = buildOn("2026-12-01");
      expect(status, output).toBe(0);
      expect(built("index.html")).not.toContain(announcement.text);
      expect(built("about/leadership.html")).toContain("Coming Soon");
    });
  });
}
