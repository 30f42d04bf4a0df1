import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { constants, createBrotliCompress, gzip } from "node:zlib";
import type { Cached } from "./cache.ts";
import { FIRST_VIEW, REST_STYLES } from "./first-view.ts";
import { eachAtOnce, type Files } from "./output.ts";

const HIGHEST = constants.BROTLI_MAX_QUALITY;

function brotliParts(
  parts: readonly Uint8Array[],
  quality: number,
): Promise<Buffer> {
  const stream = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: parts.reduce(
        (sum, { length }) => sum + length,
        0,
      ),
    },
  });
  for (const part of parts) {
    stream.write(part);
    stream.flush();
  }
  stream.end();
  return buffer(stream);
}

const brotli = (data: Uint8Array, quality: number) =>
  brotliParts([data], quality);

/**
 * Compresses the first view of a page by itself, unless the whole page fits the
 * first flight: with codes that fit it alone it takes some 200 bytes less. If
 * it is too long for the first flight at this setting, the page gets the
 * highest.
 */
export async function brotliPage(
  data: Uint8Array,
  quality = HIGHEST,
): Promise<Buffer> {
  const whole = await brotli(data, quality);
  if (whole.length <= FIRST_VIEW) return whole;
  const end = Buffer.from(data).indexOf(REST_STYLES);
  if (end < 0) return whole;
  const firstView = data.subarray(0, end);
  const isTooLong =
    quality < HIGHEST && (await brotli(firstView, quality)).length > FIRST_VIEW;
  return brotliParts(
    [firstView, data.subarray(end)],
    isTooLong ? HIGHEST : quality,
  );
}

const compressible = /\.(html|css|js|json|svg|txt|xml|md|webmanifest)$/;
const gzipped = promisify(gzip);

/**
 * The highest setting takes 15 times as long for 8% fewer bytes, too slow for a
 * large site.
 */
const qualityFor = (count: number) => (count > 500 ? 6 : HIGHEST);

/** Writes brotli and gzip copies of every file that shrinks. */
export async function compress(files: Files, cached: Cached): Promise<void> {
  const names = [...files.keys()].filter((name) => compressible.test(name));
  const quality = qualityFor(names.length);
  await eachAtOnce(names, async (name) => {
    const data = files.get(name) as Buffer;
    const compressed = name.endsWith(".html") ? brotliPage : brotli;
    const small = await cached([compressed.name, String(quality), data], () =>
      compressed(data, quality),
    );
    files.set(`${name}.br`, small);
    files.set(
      `${name}.gz`,
      await gzipped(data, { level: constants.Z_BEST_COMPRESSION }),
    );
  });
}
