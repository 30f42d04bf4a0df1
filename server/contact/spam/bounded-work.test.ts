import { expect, it } from "vitest";
import { sampleSubmission, siteUrl } from "../testing/samples.ts";
import { fingerprint } from "./fingerprint.ts";
import { judgeSpam } from "./judge.ts";
import { hostileText, plainHostileTexts } from "./testing/hostile-text.ts";

/** The bound for a stall of the event loop; what is measured here takes a tenth of it. */
const LONGEST_MS = 50;

/** The best of three: what the code needs, not what a busy machine adds. */
function quickest(work: () => void): number {
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...times);
}

function expectQuick(text: string): void {
  const submission = { ...sampleSubmission, name: text, email: text, message: text };
  const evidence = { siteUrl, secondsToFill: null, earlierAlike: 0 };
  expect(quickest(() => judgeSpam(submission, evidence))).toBeLessThan(LONGEST_MS);
  expect(quickest(() => fingerprint(text))).toBeLessThan(LONGEST_MS);
}

it.each(plainHostileTexts.map((text) => [JSON.stringify(text.slice(0, 8)), text]))(
  "judges a request full of %s at once",
  (_, text) => expectQuick(text),
);

it("judges any mixture of them at once", () => {
  for (let seed = 1; seed <= 60; seed += 1) expectQuick(hostileText(seed));
});

it("takes an address apart at once, whatever stands before or after its @", () => {
  for (const part of ["a", ".", "-", "@", "\u0300", '"', " ", "xn--"]) {
    const long = part.repeat(300 / part.length);
    for (const email of [`${long}@b.com`, `a@${long}.com`, `a@b.${long}`, long]) {
      const submission = { ...sampleSubmission, email };
      expect(
        quickest(() => judgeSpam(submission, { siteUrl, secondsToFill: null, earlierAlike: 0 })),
      ).toBeLessThan(LONGEST_MS);
    }
  }
});
