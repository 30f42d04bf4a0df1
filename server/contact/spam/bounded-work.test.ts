import { expect, it } from "vitest";
import { mixedText, uniformTexts } from "../testing/hostile-text.ts";
import { leastProcessorMs, longestStallMs } from "../testing/processor-time.ts";
import { sampleSubmission, siteUrl } from "../testing/samples.ts";
import { fingerprint } from "./fingerprint.ts";
import { judgeSpam } from "./judge.ts";

const evidence = { siteUrl, secondsToFill: null, earlierAlike: 0 };

async function expectQuick(text: string): Promise<void> {
  const submission = { ...sampleSubmission, name: text, email: text, message: text };
  expect(await leastProcessorMs(() => judgeSpam(submission, evidence))).toBeLessThan(longestStallMs);
  expect(await leastProcessorMs(() => fingerprint(text))).toBeLessThan(longestStallMs);
}

it.each(uniformTexts())("judges a request full of %s without blocking", (_, text) => expectQuick(text));

it("judges any mixture of them without blocking", async () => {
  for (let seed = 1; seed <= 60; seed += 1) await expectQuick(mixedText(seed));
});

it("parses an address quickly, whatever is before or after its @", async () => {
  for (const part of ["a", ".", "-", "@", "\u0300", '"', " ", "xn--"]) {
    const long = part.repeat(300 / part.length);
    for (const email of [`${long}@b.com`, `a@${long}.com`, `a@b.${long}`, long]) {
      const submission = { ...sampleSubmission, email };
      expect(await leastProcessorMs(() => judgeSpam(submission, evidence))).toBeLessThan(longestStallMs);
    }
  }
});
