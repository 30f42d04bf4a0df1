import { promisify } from "node:util";
import { deflateRaw, inflateRawSync } from "node:zlib";
import type { Submission } from "../message.ts";
import { arrange, enteredText, flatten, textsOf } from "../submission.ts";

const deflate = promisify(deflateRaw);
const deflated = "deflate:";
/** More than the JSON of any request body. */
const maxOutputLength = 16 * 1024 * 1024;

/**
 * A submission as text for both databases: JSON escapes NUL and lone
 * surrogates, which neither can store. If escapes (six bytes per control
 * character) dominate, it is compressed, so that a row stays near the size of
 * its message.
 */
export async function toPayload(submission: Submission): Promise<string> {
  const json = JSON.stringify(flatten(submission));
  const characters = textsOf(submission).reduce(
    (sum, text) => sum + text.length,
    0,
  );
  if (json.length <= 2 * characters + 500) return json;
  return deflated + (await deflate(json)).toString("base64");
}

/**
 * The fields that every release has required: without them a row is damaged.
 */
const always = ["name", "email", "message"] as const;

/** Null if the row is damaged: the others must not suffer for it. */
export function fromPayload(payload: string): Submission | null {
  try {
    const value: Record<string, unknown> = JSON.parse(jsonOf(payload));
    const isComplete = always.every((name) => typeof value[name] === "string");
    return isComplete ? arrange(value) : null;
  } catch {
    return null;
  }
}

/**
 * Whether two payloads are one message, regardless of their release and source.
 */
export function samePayload(one: string, other: string): boolean {
  const first = fromPayload(one);
  const second = fromPayload(other);
  return (
    first !== null &&
    second !== null &&
    enteredText(first) === enteredText(second)
  );
}

function jsonOf(payload: string): string {
  if (!payload.startsWith(deflated)) return payload;
  const bytes = Buffer.from(payload.slice(deflated.length), "base64");
  return inflateRawSync(bytes, { maxOutputLength }).toString();
}
