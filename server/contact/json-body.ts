import { Problem } from "./problems.ts";
import { isFieldName, type Posted } from "./submission.ts";

/**
 * A message has a handful of values. Others are ignored and must not cost much.
 */
const mostJsonValues = 1000;
const quote = 0x22;
const comma = 0x2c;
const openingBracket = 0x5b;
const backslash = 0x5c;
const openingBrace = 0x7b;

/**
 * JSON.parse takes a tenth of a second for a megabyte of brackets, or of
 * objects with distinct keys.
 */
function hasTooManyValues(json: Buffer): boolean {
  let values = 1;
  let inString = false;
  for (let at = 0; at < json.length && values <= mostJsonValues; at += 1) {
    const byte = json[at];
    if (byte === quote) inString = !inString;
    else if (inString && byte === backslash) at += 1;
    else if (
      !inString &&
      (byte === comma || byte === openingBracket || byte === openingBrace)
    )
      values += 1;
  }
  return values > mostJsonValues;
}

export function parseJsonBody(body: Buffer): Posted {
  if (hasTooManyValues(body)) throw new Problem("unreadable");
  try {
    // Invalid UTF-8 is refused, not replaced: a message is stored unchanged or
    // not at all.
    return pickStrings(
      JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body)),
    );
  } catch {
    throw new Problem("unreadable");
  }
}

const readableCharsets = ["utf-8", "utf8", "us-ascii"];

/**
 * A declared encoding is taken seriously: the bytes may be valid UTF-8 and
 * still mean something else.
 */
export function requireReadableCharset(contentType: string | undefined): void {
  const [, charset = "utf-8"] =
    /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(contentType ?? "") ?? [];
  if (!readableCharsets.includes(charset.toLowerCase()))
    throw new Problem("unsupported-type");
}

/** Nothing is coerced: a field that is not a string counts as missing. */
function pickStrings(body: unknown): Posted {
  const posted: Posted = {};
  // The entries of a text are its characters.
  if (typeof body !== "object" || body === null) return posted;
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === "string" && isFieldName(name)) posted[name] = value;
  }
  return posted;
}
