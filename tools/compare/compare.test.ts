import sharp from "sharp";
import { expect, it } from "vitest";
import type { Build } from "./builds.ts";
import { affectedPages, changedFiles } from "./files.ts";
import { comparePixels } from "./pixels.ts";

const size = { width: 20, height: 10, channels: 4 } as const;
const picture = (pixels: Buffer) =>
  sharp(pixels, { raw: size }).png().toBuffer();

it("finds one pixel that is a little darker, and where it is", async () => {
  const pixels = Buffer.alloc(20 * 10 * 4, 255);
  const before = await picture(pixels);
  pixels[4 * (20 * 3 + 7)] = 254;
  const difference = await comparePixels(before, await picture(pixels));
  expect(difference).toMatchObject({
    pixels: 1,
    box: { left: 7, top: 3, width: 1, height: 1 },
  });
  expect(await comparePixels(before, before)).toBeNull();
});

const buildOf = (files: Record<string, string>): Build => ({
  files: new Map(
    Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]),
  ),
  pages: new Map([
    ["/", "site/index.html"],
    ["/contact", "site/contact.html"],
  ]),
});

const site = {
  "site/index.html": '<link rel="stylesheet" href="/main.css">',
  "site/contact.html": "<p>Write to us</p>",
  "site/contact.html.br": "compressed",
  "site/main.css": "@font-face{src:url(/text.woff2)}",
  "site/text.woff2": "font",
};

it("finds no difference between equal builds", () => {
  expect(changedFiles(buildOf(site).files, buildOf(site).files)).toEqual([]);
  expect(affectedPages(buildOf(site), buildOf(site))).toEqual([]);
});

it.each([
  [
    "a word",
    { "site/contact.html": "<p>Call us</p>", "site/contact.html.br": "other" },
    "/contact",
  ],
  [
    "a font that only styles mention",
    { "site/text.woff2": "another font" },
    "/",
  ],
])("names the page and the file after a change of %s", (_, change, page) => {
  const before = buildOf(site);
  const after = buildOf({ ...site, ...change });
  expect(
    changedFiles(before.files, after.files).map(({ name }) => name),
  ).toEqual([Object.keys(change)[0]]);
  expect(affectedPages(before, after)).toEqual([page]);
});
