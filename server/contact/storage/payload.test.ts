import { expect, it } from "vitest";
import { sampleSubmission } from "../testing/samples.ts";
import { fromPayload, samePayload, toPayload } from "./payload.ts";

it("reads uncompressed JSON, as earlier releases wrote it", async () => {
  const submission = { ...sampleSubmission, message: "\u0001".repeat(1000) };
  const earlier = JSON.stringify(submission);
  expect(fromPayload(earlier)).toEqual(submission);
  expect(samePayload(earlier, await toPayload(submission))).toBe(true);
  expect(samePayload(earlier, await toPayload(sampleSubmission))).toBe(false);
});

it.each([
  ["control characters", "\u0001"],
  ["a ligature that stands for eighteen letters", "\uFDFA"],
  ["quotes", '"'],
  ["line breaks", "\n"],
])("takes at most twice the bytes of a message of %s", async (_, character) => {
  const message = character.repeat(100_000);
  const payload = await toPayload({ ...sampleSubmission, message });
  expect(Buffer.byteLength(payload)).toBeLessThan(2 * Buffer.byteLength(message) + 1000);
  expect(payload).not.toContain("\0");
});
