import type { IncomingMessage } from "node:http";
import { Problem } from "./problems.ts";

const mebibyte = 1024 * 1024;
const bodyLimit = mebibyte;
/** Ordinary messages are shorter, so large ones cannot use up their memory. */
const ordinaryBytes = 64 * 1024;
/**
 * How much of larger bodies may be in memory while they arrive: a thousand
 * connections could send a gigabyte.
 */
const mostLargeBytes = 64 * mebibyte;
/** What a chunk costs beside its bytes, for senders of tiny ones. */
const chunkOverheadBytes = 400;

/**
 * Reads bodies up to the limit of each and, for large ones, of all together.
 */
export function createBodyReader(): (body: IncomingMessage) => Promise<Buffer> {
  let largeBytes = 0;
  return async (body) => {
    if (Number(body.headers["content-length"]) > bodyLimit)
      throw new Problem("too-large");
    const chunks: Buffer[] = [];
    let size = 0;
    let counted = 0;
    try {
      // Destroying the body would close the connection before the answer.
      for await (const chunk of body.iterator({ destroyOnReturn: false })) {
        chunks.push(chunk);
        size += chunk.length;
        if (size > bodyLimit) throw new Problem("too-large");
        const large = Math.max(
          0,
          size + chunks.length * chunkOverheadBytes - ordinaryBytes,
        );
        largeBytes += large - counted;
        counted = large;
        if (largeBytes > mostLargeBytes) throw new Problem("unavailable");
      }
      return Buffer.concat(chunks, size);
    } catch (error) {
      // Discards the rest.
      body.resume();
      // Any other error is a sender who disconnected.
      throw error instanceof Problem ? error : new Problem("unreadable");
    } finally {
      largeBytes -= counted;
    }
  };
}
