import { createHash } from "node:crypto";

/** Messages that start with this many equal characters, whitespace normalised, count as the same. */
const LOOKED_AT = 32_768;
/** This many characters are read to find them; a text with more spaces than that is not prose. */
const READ_AT_MOST = 4 * LOOKED_AT;

/**
 * A digest of a message's text that ignores case and whitespace. Unicode is not normalised, because that takes
 * quadratic time for a run of combining marks.
 */
export function fingerprint(message: string): string {
  const read = message.trimStart().slice(0, READ_AT_MOST);
  const words = read.replace(/\s+/g, " ").slice(0, LOOKED_AT).trimEnd().toLowerCase();
  return createHash("sha256").update(Buffer.from(words, "utf16le")).digest("base64url");
}
