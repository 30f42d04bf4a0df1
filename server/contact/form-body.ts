import { isUtf8 } from "node:buffer";

const ampersand = 0x26;
const equals = 0x3d;
const plus = 0x2b;
const percent = 0x25;
const space = 0x20;
const noBytes = Buffer.alloc(0);

/** A form has a handful of fields. Others are ignored and must not cost much. */
const mostFields = 1000;

/** By byte; -1 if it is not a hexadecimal digit. */
const digitValues = Int8Array.from({ length: 256 }, (_, byte) => {
  const value = Number.parseInt(String.fromCharCode(byte), 16);
  return Number.isNaN(value) ? -1 : value;
});

/** The byte of the escape at this position, or -1: a bare percent sign stands for itself. */
function escapedByte(encoded: Buffer, at: number): number {
  if (at + 2 >= encoded.length) return -1;
  const high = digitValues[encoded[at + 1] ?? 0] ?? -1;
  const low = digitValues[encoded[at + 2] ?? 0] ?? -1;
  return high < 0 || low < 0 ? -1 : high * 16 + low;
}

function decode(encoded: Buffer): Buffer {
  const decoded = Buffer.allocUnsafe(encoded.length);
  let length = 0;
  for (let at = 0; at < encoded.length; at += 1) {
    const byte = encoded[at] ?? 0;
    const escaped = byte === percent ? escapedByte(encoded, at) : -1;
    if (escaped >= 0) at += 2;
    decoded[length++] = escaped >= 0 ? escaped : byte === plus ? space : byte;
  }
  return decoded.subarray(0, length);
}

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
  const values: Partial<Record<Name, Buffer>> = {};
  let start = 0;
  for (let count = 0; start < body.length; count += 1) {
    if (count === mostFields) return null;
    const ampersandAt = body.indexOf(ampersand, start);
    const field = body.subarray(start, ampersandAt < 0 ? body.length : ampersandAt);
    const equalsAt = field.indexOf(equals);
    const encodedName = equalsAt < 0 ? field : field.subarray(0, equalsAt);
    const name = encodedName.length > longestName ? null : decode(encodedName).toString();
    const wanted = names.find((known) => known === name);
    if (wanted !== undefined) values[wanted] = equalsAt < 0 ? noBytes : field.subarray(equalsAt + 1);
    start += field.length + 1;
  }

  const fields: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = values[name] && decode(values[name]);
    if (value === undefined) continue;
    if (wrongBytes === "refused" && !isUtf8(value)) return null;
    fields[name] = value.toString();
  }
  return fields;
}
