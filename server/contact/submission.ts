import { readFormFields } from "./form-body.ts";
import type { Submission } from "./inbox.ts";
import { countJsonValues } from "./json-values.ts";
import { type LeadSource, sourceFields, tidySource } from "./lead-source.ts";
import { Problem } from "./problems.ts";

const fields = ["name", "email", "projectType", "message", "website"] as const;
const requiredFields = ["name", "email", "message"] as const;

export type PartialSubmission = Partial<Record<(typeof fields)[number], string>> & LeadSource;

/** Invalid UTF-8 is refused, not replaced: a message is stored unchanged or not at all. */
function decode(body: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch {
    throw new Problem("unreadable");
  }
}

/** A message has a handful of values. Others are ignored and must not cost much. */
const mostJsonValues = 1000;

export function parseJsonBody(body: Buffer): PartialSubmission {
  if (countJsonValues(body, mostJsonValues) > mostJsonValues) throw new Problem("unreadable");
  const text = decode(body);
  try {
    return pickStrings(JSON.parse(text));
  } catch {
    throw new Problem("unreadable");
  }
}

export function parseFormBody(body: Buffer): PartialSubmission {
  const submission = readFormFields(body, fields);
  if (submission === null) throw new Problem("unreadable");
  return { ...readFormFields(body, sourceFields, "replaced"), ...submission };
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
  if (typeof body !== "object" || body === null) return picked;
  for (const field of [...fields, ...sourceFields]) {
    const value = Object.hasOwn(body, field) ? (body as Record<string, unknown>)[field] : undefined;
    if (typeof value === "string") picked[field] = value;
  }
  return picked;
}

/** Used when the sender reports no source itself. */
export function requireSubmission(partial: PartialSubmission, known: LeadSource = {}): Submission {
  const missing = requiredFields.filter((field) => (partial[field] ?? "").trim() === "");
  if (missing.length > 0) throw new Problem("missing-fields", { fields: missing });
  return {
    name: partial.name ?? "",
    email: partial.email ?? "",
    projectType: partial.projectType ?? null,
    message: partial.message ?? "",
    website: partial.website ?? null,
    ...tidySource({ ...known, ...partial }),
  };
}
