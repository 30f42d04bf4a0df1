import { buffer } from "node:stream/consumers";
import { constants, createBrotliCompress } from "node:zlib";
import { FIRST_VIEW } from "./first-flight.ts";
import { readFirstView } from "./first-view.ts";

export const HIGHEST = constants.BROTLI_MAX_QUALITY;

function brotliParts(parts: readonly Uint8Array[], quality: number): Promise<Buffer> {
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

export const brotli = (data: Uint8Array, quality: number) => brotliParts([data], quality);

/**
 * Compresses the first view of a page by itself: with codes that fit it alone it takes some 200 bytes less. If it is
 * too long for the first flight at this setting, the page gets the highest.
 */
export async function brotliPage(data: Uint8Array, quality = HIGHEST): Promise<Buffer> {
  const html = Buffer.from(data).toString();
  const end = Buffer.byteLength(html.slice(0, readFirstView(html).end));
  const firstView = data.subarray(0, end);
  const isTooLong = quality < HIGHEST && (await brotli(firstView, quality)).length > FIRST_VIEW;
  return brotliParts([firstView, data.subarray(end)], isTooLong ? HIGHEST : quality);
}
