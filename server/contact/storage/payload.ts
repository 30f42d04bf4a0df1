import { promisify } from "node:util";
import { deflateRaw, inflateRawSync } from "node:zlib";
import type { Submission } from "../message.ts";

const deflate = promisify(deflateRaw);
const deflated = "deflate:";
/** More than the JSON of any request body. */
const maxOutputLength = 16 * 1024 * 1024;

/**
 * A submission as text for both databases: JSON escapes NUL and lone surrogates, which neither can store. If escapes
 * (six bytes per control character) dominate, it is compressed, so that a row stays near the size of its message.
 */
export async function toPayload(submission: Submission): Promise<string> {
  const json = JSON.stringify(submission);
  const words = Object.values(submission).reduce((sum, value) => sum + (value?.length ?? 0), 0);
  if (json.length <= 2 * words + 200) return json;
  return deflated + (await deflate(json)).toString("base64");
}

/** Null if the row is damaged: the others must not suffer for it. */
export function fromPayload(payload: string): Submission | null {
  try {
    const value = JSON.parse(jsonOf(payload)) as Submission;
    const isComplete = [value.name, value.email, value.message].every((field) => typeof field === "string");
    return isComplete ? value : null;
  } catch {
    return null;
  }
}

/** Whether two payloads have the same text, regardless of their release and source. */
export const samePayload = (one: string, other: string): boolean => wordsOf(one) === wordsOf(other);

function wordsOf(payload: string): string {
  const { name, email, projectType, message, website } = fromPayload(payload) ?? {};
  return JSON.stringify([name, email, projectType, message, website]);
}

function jsonOf(payload: string): string {
  if (!payload.startsWith(deflated)) return payload;
  const bytes = Buffer.from(payload.slice(deflated.length), "base64");
  return inflateRawSync(bytes, { maxOutputLength }).toString();
}
