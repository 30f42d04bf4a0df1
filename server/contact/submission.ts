import type { Submission } from "./inbox.ts";
import { Problem } from "./problems.ts";

const fields = ["name", "email", "projectType", "message", "website"] as const;
const requiredFields = ["name", "email", "message"] as const;

export type PartialSubmission = Partial<Record<(typeof fields)[number], string>>;

/** Invalid UTF-8 is refused rather than replaced: a message is kept to the letter or not at all. */
function decode(body: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch {
    throw new Problem("unreadable");
  }
}

export function parseJsonBody(body: Buffer): PartialSubmission {
  const text = decode(body);
  try {
    return pickStrings(JSON.parse(text));
  } catch {
    throw new Problem("unreadable");
  }
}

export function parseFormBody(body: Buffer): PartialSubmission {
  return pickStrings(Object.fromEntries(new URLSearchParams(decode(body))));
}

/** Nothing is coerced: a field that is not a string is a field that was not sent. */
function pickStrings(body: unknown): PartialSubmission {
  const picked: PartialSubmission = {};
  if (typeof body !== "object" || body === null) return picked;
  for (const field of fields) {
    const value = Object.hasOwn(body, field) ? (body as Record<string, unknown>)[field] : undefined;
    if (typeof value === "string") picked[field] = value;
  }
  return picked;
}

export function requireSubmission(partial: PartialSubmission): Submission {
  const missing = requiredFields.filter((field) => (partial[field] ?? "").trim() === "");
  if (missing.length > 0) throw new Problem("missing-fields", { fields: missing });
  return {
    name: partial.name ?? "",
    email: partial.email ?? "",
    projectType: partial.projectType ?? null,
    message: partial.message ?? "",
    website: partial.website ?? null,
  };
}
