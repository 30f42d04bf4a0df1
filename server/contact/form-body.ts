import { isUtf8 } from "node:buffer";
import { Problem } from "./problems.ts";
import {
  isFieldName,
  isSource,
  longestName,
  type Posted,
} from "./submission.ts";

const space = 0x20;
const percent = 0x25;
const ampersand = 0x26;
const plus = 0x2b;
const equals = 0x3d;

/**
 * A form has a handful of fields. Others are ignored and must not cost much.
 */
const mostFields = 1000;

/** By byte; NaN if it is not a hexadecimal digit. */
const digitValues = Float32Array.from({ length: 256 }, (_, byte) =>
  Number.parseInt(String.fromCharCode(byte), 16),
);

function decode(encoded: Buffer): Buffer {
  const digit = (at: number) => digitValues[encoded[at] ?? 0] ?? Number.NaN;
  const decoded = Buffer.allocUnsafe(encoded.length);
  let length = 0;
  for (let at = 0; at < encoded.length; at += 1) {
    const byte = encoded[at] ?? 0;
    if (byte === percent) {
      const escaped = 16 * digit(at + 1) + digit(at + 2);
      // A bare percent sign stands for itself.
      decoded[length++] = escaped >= 0 ? escaped : byte;
      if (escaped >= 0) at += 2;
    } else {
      decoded[length++] = byte === plus ? space : byte;
    }
  }
  return decoded.subarray(0, length);
}

/** Every character of a name may be an escape of three bytes. */
const longestEncodedName = 3 * longestName;

/**
 * An `application/x-www-form-urlencoded` body; the last one wins if a field is
 * repeated. URLSearchParams would replace bytes that are not UTF-8, and takes
 * seconds for a megabyte of `&n`.
 */
export function parseFormBody(body: Buffer): Posted {
  if (!isUtf8(body)) throw new Problem("unreadable");
  const posted: Posted = {};
  let start = 0;
  for (let count = 0; start < body.length; count += 1) {
    if (count === mostFields) throw new Problem("unreadable");
    const ampersandAt = body.indexOf(ampersand, start);
    const pair = body.subarray(
      start,
      ampersandAt < 0 ? body.length : ampersandAt,
    );
    const equalsAt = pair.includes(equals) ? pair.indexOf(equals) : pair.length;
    const name =
      equalsAt > longestEncodedName
        ? ""
        : decode(pair.subarray(0, equalsAt)).toString();
    if (isFieldName(name))
      posted[name] = decodeText(pair.subarray(equalsAt + 1), name);
    start += pair.length + 1;
  }
  return posted;
}

function decodeText(encoded: Buffer, name: string): string {
  const value = decode(encoded);
  // In a source, wrong bytes are replaced: it never makes a message fail.
  if (!isUtf8(value) && !isSource(name)) throw new Problem("unreadable");
  return value.toString();
}
