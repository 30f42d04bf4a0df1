import { promisify } from "node:util";
import { constants, gzip } from "node:zlib";
import { brotli, brotliPage, HIGHEST } from "./brotli.ts";
import type { Cached } from "./cache.ts";
import { eachAtOnce } from "./each-at-once.ts";
import type { Files } from "./output.ts";

const compressible = /\.(html|css|js|json|svg|txt|xml|md|webmanifest)$/;
const gzipped = promisify(gzip);

/** The highest setting takes 15 times as long for 8% fewer bytes, too slow for a large site. */
const qualityFor = (count: number) => (count > 500 ? 6 : HIGHEST);

/** Writes brotli and gzip copies of every file that shrinks. */
export async function compress(files: Files, cached: Cached): Promise<void> {
  const names = [...files.keys()].filter((name) => compressible.test(name));
  const quality = qualityFor(names.length);
  await eachAtOnce(names, async (name) => {
    const data = files.get(name) as Buffer;
    const compressed = name.endsWith(".html") ? brotliPage : brotli;
    const small = await cached([compressed.name, String(quality), data], () => compressed(data, quality));
    files.set(`${name}.br`, small);
    files.set(`${name}.gz`, await gzipped(data, { level: constants.Z_BEST_COMPRESSION }));
  });
}
