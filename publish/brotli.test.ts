import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { firstViewBytes } from "../tests/tools/first-view-bytes.ts";
import { brotliPage } from "./brotli.ts";
import { hashOf } from "./cache.ts";

const words = Array.from({ length: 400 }, (_, index) => `word${index % 37}`).join(" ");
const hashes = Array.from({ length: 450 }, (_, index) => hashOf(String(index))).join("");
const pageOf = (...sections: string[]) =>
  `<main>${sections.map((section) => `<section>${section}</section>`).join("")}</main>`;

it("compresses the first view of a page separately from the rest", async () => {
  const html = pageOf(words, hashes);
  const page = Buffer.from(html);
  const compressed = await brotliPage(page);
  expect(brotliDecompressSync(compressed).equals(page)).toBe(true);
  expect(firstViewBytes(html, compressed)).toBeLessThan(firstViewBytes(html, brotliCompressSync(page)));
});

it("takes the highest setting for a first view that is too long for the first flight at a lower one", async () => {
  const long = Buffer.from(pageOf(hashes, words));
  const short = Buffer.from(pageOf(words, hashes));
  expect(await brotliPage(long, 8)).toEqual(await brotliPage(long));
  expect((await brotliPage(short, 8)).length).toBeGreaterThan((await brotliPage(short)).length);
});
