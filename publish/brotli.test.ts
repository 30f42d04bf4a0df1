import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { firstViewBytes } from "../tests/tools/first-view-bytes.ts";
import { brotliPage } from "./brotli.ts";
import { hashOf } from "./cache.ts";

it("compresses the first view of a page separately from the rest", async () => {
  const words = Array.from({ length: 400 }, (_, index) => `word${index % 37}`).join(" ");
  const hashes = Array.from({ length: 400 }, (_, index) => hashOf(String(index))).join("");
  const html = `<main><section>${words}</section><section>${hashes}</section></main>`;
  const page = Buffer.from(html);
  const compressed = await brotliPage(page);
  expect(brotliDecompressSync(compressed).equals(page)).toBe(true);
  expect(firstViewBytes(html, compressed)).toBeLessThan(firstViewBytes(html, brotliCompressSync(page)));
});
