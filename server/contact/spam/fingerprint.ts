import { createHash } from "node:crypto";

/** Messages that start with this many equal characters, whitespace normalised, count as the same. */
const LOOKED_AT = 32_768;
/** This many characters are read to find them; a text with more spaces than that is not prose. */
const READ_AT_MOST = 8 * LOOKED_AT;

const space = 0x20;

/**
 * A digest of a message's text that ignores case and whitespace. Unicode is not normalised, because that takes
 * quadratic time for a run of combining marks.
 */
export function fingerprint(message: string): string {
  const words = evenSpaces(message.trimStart().slice(0, READ_AT_MOST)).toLowerCase();
  return createHash("sha256").update(Buffer.from(words, "utf16le")).digest("base64url");
}

/** The start of a text with single spaces between words. */
function evenSpaces(text: string): string {
  const kept = new Uint16Array(LOOKED_AT);
  let length = 0;
  let afterSpace = false;
  for (let index = 0; index < text.length && length < LOOKED_AT; index += 1) {
    const unit = text.charCodeAt(index);
    if (isSpace(unit)) {
      afterSpace = length > 0;
      continue;
    }
    if (afterSpace) kept[length++] = space;
    afterSpace = false;
    if (length < LOOKED_AT) kept[length++] = unit;
  }
  return Buffer.from(kept.buffer, 0, length * 2).toString("utf16le");
}

/** What `\s` matches, as a comparison of numbers: a regular expression would take ten times as long. */
function isSpace(unit: number): boolean {
  if (unit <= space) return unit === space || (unit >= 0x09 && unit <= 0x0d);
  if (unit < 0xa0) return false;
  return (
    unit === 0xa0 ||
    unit === 0x1680 ||
    (unit >= 0x2000 && unit <= 0x200a) ||
    unit === 0x2028 ||
    unit === 0x2029 ||
    unit === 0x202f ||
    unit === 0x205f ||
    unit === 0x3000 ||
    unit === 0xfeff
  );
}
