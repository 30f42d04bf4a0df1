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

it("reads what a release with other fields has stored, and puts each where it belongs", async () => {
  const { projectType: _, ...required } = sampleSubmission;
  const stored = JSON.stringify({
    ...required,
    laterField: "Northline",
    utm_source: "advert",
  });
  const unlisted = { laterField: "Northline" };
  const submission = {
    ...sampleSubmission,
    projectType: null,
    utm_source: "advert",
    unlisted,
  };
  expect(fromPayload(stored)).toEqual(submission);
  expect(fromPayload(await toPayload(submission))).toEqual(submission);
});

it("tells two messages apart by any field, but not by an empty one or by how the visitor came", async () => {
  const stored = await toPayload(sampleSubmission);
  const same = {
    ...sampleSubmission,
    laterField: "",
    formerField: null,
    utm_source: "advert",
  };
  expect(samePayload(stored, JSON.stringify(same))).toBe(true);
  expect(
    samePayload(stored, JSON.stringify({ ...same, laterField: "Northline" })),
  ).toBe(false);
  expect(
    samePayload(stored, JSON.stringify({ ...same, projectType: "" })),
  ).toBe(false);
});

it.each([
  ["control characters", "\u0001"],
  ["a ligature that stands for eighteen letters", "\uFDFA"],
  ["quotes", '"'],
  ["line breaks", "\n"],
])("takes at most twice the bytes of a message of %s", async (_, character) => {
  const message = character.repeat(100_000);
  const payload = await toPayload({ ...sampleSubmission, message });
  expect(Buffer.byteLength(payload)).toBeLessThan(
    2 * Buffer.byteLength(message) + 1000,
  );
  expect(payload).not.toContain("\0");
});
