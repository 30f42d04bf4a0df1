import { brotliDecompressSync, constants } from "node:zlib";
import { readFirstView } from "../../publish/first-view.ts";

/** How many compressed bytes are needed to decode the first characters. */
function compressedBytesUntil(end: number, compressed: Buffer): number {
  const readable = (bytes: number) =>
    brotliDecompressSync(compressed.subarray(0, bytes), { finishFlush: constants.BROTLI_OPERATION_FLUSH })
      .length;
  let tooFew = 0;
  let enough = compressed.length;
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if (readable(middle) < end) tooFew = middle;
    else enough = middle;
  }
  return enough;
}

/** The first view of a page, in compressed bytes without headers. */
export function firstViewBytes(html: string, compressed: Buffer): number {
  return compressedBytesUntil(Buffer.byteLength(html.slice(0, readFirstView(html).end)), compressed);
}
