import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { constants, createBrotliCompress, gzip } from "node:zlib";
import type { Cached } from "./cache.ts";
import { eachAtOnce } from "./each-at-once.ts";
import { readFirstView } from "./first-view.ts";
import type { Files } from "./output.ts";

const compressible = /\.(html|css|js|json|svg|txt|xml|md|webmanifest)$/;
const gzipped = promisify(gzip);

/** The highest setting takes three times as long for 2 to 4% fewer bytes, too slow for a large site. */
const qualityFor = (count: number) =>
  count > 500 ? constants.BROTLI_MAX_QUALITY - 1 : constants.BROTLI_MAX_QUALITY;

function brotli(parts: readonly Buffer[], quality: number): Promise<Buffer> {
  const stream = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: parts.reduce((sum, { length }) => sum + length, 0),
    },
  });
  for (const part of parts) {
    stream.write(part);
    stream.flush();
  }
  stream.end();
  return buffer(stream);
}

/** Compresses the first view of a page by itself: with codes that fit it alone it takes some 200 bytes less. */
export function brotliPage(data: Buffer, quality = constants.BROTLI_MAX_QUALITY): Promise<Buffer> {
  const html = data.toString();
  const end = Buffer.byteLength(html.slice(0, readFirstView(html).end));
  return brotli([data.subarray(0, end), data.subarray(end)], quality);
}

/** Writes brotli and gzip copies of every file that shrinks. */
export async function compress(files: Files, cached: Cached): Promise<void> {
  const names = [...files.keys()].filter((name) => compressible.test(name));
  const quality = qualityFor(names.length);
  const compressFile = async (name: string) => {
    const data = files.get(name) as Buffer;
    const [key, small] = name.endsWith(".html")
      ? ["brotli page", () => brotliPage(data, quality)]
      : ["brotli", () => brotli([data], quality)];
    files.set(`${name}.br`, await cached([key, String(quality), data], small));
    files.set(`${name}.gz`, await gzipped(data, { level: constants.Z_BEST_COMPRESSION }));
  };
  await eachAtOnce(names, compressFile);
}
