import { isUtf8 } from "node:buffer";

const ampersand = 0x26;
const equals = 0x3d;
const plus = 0x2b;
const percent = 0x25;
const space = 0x20;

/** A form has a handful of fields. Others are ignored and must not cost much. */
const mostFields = 1000;

/** By byte; NaN if it is not a hexadecimal digit. */
const digitValues = Float32Array.from({ length: 256 }, (_, byte) =>
  Number.parseInt(String.fromCharCode(byte), 16),
);

function decode(encoded: Buffer): Buffer {
  const decoded = Buffer.allocUnsafe(encoded.length);
  let length = 0;
  for (let at = 0; at < encoded.length; at += 1) {
    const byte = encoded[at] ?? 0;
    if (byte === percent) {
      const escaped = 16 * digit(encoded[at + 1]) + digit(encoded[at + 2]);
      // A bare percent sign stands for itself.
      decoded[length++] = escaped >= 0 ? escaped : byte;
      if (escaped >= 0) at += 2;
    } else {
      decoded[length++] = byte === plus ? space : byte;
    }
  }
  return decoded.subarray(0, length);
}

const digit = (byte = 0): number => digitValues[byte] ?? Number.NaN;

/** What to do with a value that is not UTF-8: reject the whole body, or replace the bytes by U+FFFD. */
type WrongBytes = "refused" | "replaced";

/**
 * The named fields of an `application/x-www-form-urlencoded` body; the last one wins if a field is repeated. Null if
 * the body is not UTF-8, raw or escaped, or has too many fields. URLSearchParams would replace invalid bytes, and
 * takes seconds for a megabyte of `&n`.
 */
export function readFormFields<Name extends string>(
  body: Buffer,
  names: readonly Name[],
  wrongBytes: WrongBytes = "refused",
): Partial<Record<Name, string>> | null {
  if (!isUtf8(body)) return null;
  // Every character may be an escape of three bytes.
  const longestName = 3 * Math.max(...names.map((name) => name.length));
  const encoded = new Map<Name, Buffer>();
  let start = 0;
  for (let count = 0; start < body.length; count += 1) {
    if (count === mostFields) return null;
    const ampersandAt = body.indexOf(ampersand, start);
    const field = body.subarray(start, ampersandAt < 0 ? body.length : ampersandAt);
    const equalsAt = field.includes(equals) ? field.indexOf(equals) : field.length;
    const name = equalsAt > longestName ? null : decode(field.subarray(0, equalsAt)).toString();
    const wanted = names.find((known) => known === name);
    if (wanted !== undefined) encoded.set(wanted, field.subarray(equalsAt + 1));
    start += field.length + 1;
  }

  const fields: Partial<Record<Name, string>> = {};
  for (const [name, value] of encoded) {
    const decoded = decode(value);
    if (wrongBytes === "refused" && !isUtf8(decoded)) return null;
    fields[name] = decoded.toString();
  }
  return fields;
}
