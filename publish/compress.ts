import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Cached } from "./cache.ts";
import { eachAtOnce } from "./each-at-once.ts";
import type { Files } from "./output.ts";

const compressible = /\.(html|css|js|json|svg|txt|xml|md|webmanifest)$/;
const compressed = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The highest setting takes 15 times as long for 8% fewer bytes, too slow for a large site. */
const qualityFor = (count: number) => (count > 500 ? 6 : constants.BROTLI_MAX_QUALITY);

export function brotli(data: Uint8Array, quality = constants.BROTLI_MAX_QUALITY): Promise<Buffer> {
  return compressed(data, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  });
}

/** Writes brotli and gzip copies of every file that shrinks. */
export async function compress(files: Files, cached: Cached): Promise<void> {
  const names = [...files.keys()].filter((name) => compressible.test(name));
  const quality = qualityFor(names.length);
  await eachAtOnce(names, async (name) => {
    const data = files.get(name) as Buffer;
    files.set(`${name}.br`, await cached(["brotli", String(quality), data], () => brotli(data, quality)));
    files.set(`${name}.gz`, await gzipped(data, { level: constants.Z_BEST_COMPRESSION }));
  });
}
