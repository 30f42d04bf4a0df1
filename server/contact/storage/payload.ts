import { promisify } from "node:util";
import { deflateRaw, inflateRawSync } from "node:zlib";
import type { Submission } from "../inbox.ts";

const deflate = promisify(deflateRaw);
const deflated = "deflate:";
/** More than the JSON of any request body. */
const maxOutputLength = 16 * 1024 * 1024;

/**
 * A submission as text that both databases can hold: JSON escapes NUL and lone surrogates, which neither stores as
 * text. Where the escapes (six bytes for one control character) are most of it, it is compressed, so that a row stays
 * near the size of its message.
 */
export async function toPayload(submission: Submission): Promise<string> {
  const json = JSON.stringify(submission);
  const words = Object.values(submission).reduce((sum, value) => sum + (value?.length ?? 0), 0);
  if (json.length <= 2 * words + 200) return json;
  return deflated + (await deflate(json)).toString("base64");
}

export const fromPayload = (payload: string): Submission => JSON.parse(jsonOf(payload)) as Submission;

/** Two payloads hold the same words, whichever release wrote them and whatever is known of their source. */
export const samePayload = (one: string, other: string): boolean => wordsOf(one) === wordsOf(other);

function wordsOf(payload: string): string {
  const { name, email, projectType, message, website } = fromPayload(payload);
  return JSON.stringify([name, email, projectType, message, website]);
}

function jsonOf(payload: string): string {
  if (!payload.startsWith(deflated)) return payload;
  const bytes = Buffer.from(payload.slice(deflated.length), "base64");
  return inflateRawSync(bytes, { maxOutputLength }).toString();
}
