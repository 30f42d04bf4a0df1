import { type LeadSource, sourceFields, tidySource } from "./lead-source.ts";
import type { Submission } from "./message.ts";
import { Problem } from "./problems.ts";

const requiredFields = ["name", "email", "message"] as const;
export const fields = [...requiredFields, "projectType", "website", ...sourceFields] as const;

export type PartialSubmission = Partial<Record<(typeof fields)[number], string>>;

/** A message has a handful of values. Others are ignored and must not cost much. */
const mostJsonValues = 1000;
const quote = 0x22;
const comma = 0x2c;
const openingBracket = 0x5b;
const backslash = 0x5c;
const openingBrace = 0x7b;

/** JSON.parse takes a tenth of a second for a megabyte of brackets, or of objects with distinct keys. */
function hasTooManyValues(json: Buffer): boolean {
  let values = 1;
  let inString = false;
  for (let at = 0; at < json.length && values <= mostJsonValues; at += 1) {
    const byte = json[at];
    if (byte === quote) inString = !inString;
    else if (inString && byte === backslash) at += 1;
    else if (!inString && (byte === comma || byte === openingBracket || byte === openingBrace)) values += 1;
  }
  return values > mostJsonValues;
}

export function parseJsonBody(body: Buffer): PartialSubmission {
  if (hasTooManyValues(body)) throw new Problem("unreadable");
  try {
    // Invalid UTF-8 is refused, not replaced: a message is stored unchanged or not at all.
    return pickStrings(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body)));
  } catch {
    throw new Problem("unreadable");
  }
}

const readableCharsets = ["utf-8", "utf8", "us-ascii"];

/** A declared encoding is taken seriously: the bytes may be valid UTF-8 and still mean something else. */
export function requireReadableCharset(contentType: string | undefined): void {
  const [, charset = "utf-8"] = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(contentType ?? "") ?? [];
  if (!readableCharsets.includes(charset.toLowerCase())) throw new Problem("unsupported-type");
}

/** Nothing is coerced: a field that is not a string counts as missing. */
function pickStrings(body: unknown): PartialSubmission {
  const picked: PartialSubmission = {};
  for (const field of fields) {
    const value = (body as Record<string, unknown> | null)?.[field];
    if (typeof value === "string") picked[field] = value;
  }
  return picked;
}

/** `known` is the source to use when the sender reports none. */
export function requireSubmission(partial: PartialSubmission, known: LeadSource): Submission {
  const { name = "", email = "", message = "", projectType = null, website = null } = partial;
  const missing = requiredFields.filter((field) => (partial[field] ?? "").trim() === "");
  if (missing.length > 0) throw new Problem("missing-fields", { fields: missing });
  return { name, email, projectType, message, website, ...tidySource({ ...known, ...partial }) };
}
