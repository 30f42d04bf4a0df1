import { describe, expect, it } from "vitest";
import type { Submission } from "../inbox.ts";
import { hostileStrings, sampleSubmission, siteUrl } from "../testing/samples.ts";
import { judgeSpam, type SpamEvidence, type SpamReason, spamReasons } from "./judge.ts";
import { realLeads } from "./testing/leads.ts";

const submission: Submission = { ...sampleSubmission, email: "asha@northline.co.in" };
const evidence: SpamEvidence = { siteUrl, secondsToFill: 40, earlierAlike: 0 };
const links = (count: number) => Array.from({ length: count }, (_, n) => `https://shop${n}.com`).join("\n");

const judge = (changes: Partial<Submission> = {}, circumstances: Partial<SpamEvidence> = {}) =>
  judgeSpam({ ...submission, ...changes }, { ...evidence, ...circumstances });

describe("a real lead", () => {
  it.each(realLeads)("is not suspected: $about", ({ about: _, ...lead }) => {
    expect(judge(lead)).toEqual({ score: 0, reasons: [], suspected: false });
  });

  it("is not suspected for unusual content", () => {
    for (const text of Object.values(hostileStrings)) {
      expect(judge({ name: text, message: text }).suspected).toBe(false);
    }
  });

  it("is not suspected when it was sent without scripts", () => {
    expect(judge({}, { secondsToFill: null }).reasons).toEqual([]);
  });
});

describe("the hidden field", () => {
  it.each(["https://spam.example", "", null, `${siteUrl}/`])(
    "is enough alone if it contains %j",
    (website) => {
      expect(judge({ website })).toMatchObject({ reasons: ["hidden-field"], suspected: true });
    },
  );
});

describe("each other sign", () => {
  const signs: [SpamReason, Partial<Submission>, Partial<SpamEvidence>][] = [
    ["too-fast", {}, { secondsToFill: 1.9 }],
    ["impossible-address", { email: "asha@gmail,com" }, {}],
    ["unlikely-address", { email: "a@b.c" }, {}],
    ["many-links", { message: links(11) }, {}],
    ["many-links", { name: links(6), message: links(5) }, {}],
    ["same-words", {}, { earlierAlike: 1 }],
    ["same-words", {}, { earlierAlike: 4 }],
    ["same-words", { message: "I need a website" }, { earlierAlike: 19 }],
  ];

  it.each(signs)("(%s) adds points, but is not enough alone", (reason, changes, circumstances) => {
    expect(judge(changes, circumstances)).toMatchObject({ reasons: [reason], suspected: false });
  });

  it.each([
    ["2 seconds to fill it in", {}, { secondsToFill: 2 }],
    ["10 links", { message: links(10) }, {}],
  ])("does not apply to %s", (_, changes, circumstances) => {
    expect(judge(changes, circumstances).reasons).toEqual([]);
  });
});

describe("several signs together", () => {
  it.each<[string, Partial<Submission>, Partial<SpamEvidence>]>([
    ["too fast, to an address that cannot be", { email: "asha" }, { secondsToFill: 0.3 }],
    ["too fast, with many links", { message: links(30) }, { secondsToFill: 0.3 }],
    ["many links, from an address that cannot be", { email: "asha", message: links(30) }, {}],
    ["too fast, from an odd address, once more", { email: "a@b.c" }, { secondsToFill: 1, earlierAlike: 1 }],
  ])("are suspected: %s", (_, changes, circumstances) => {
    expect(judge(changes, circumstances).suspected).toBe(true);
  });

  it.each<[string, Partial<Submission>, Partial<SpamEvidence>]>([
    ["a mistyped address, sent twice", { email: "asha@gmail" }, { earlierAlike: 1 }],
    ["a quick paste, sent twice", {}, { secondsToFill: 1.5, earlierAlike: 1 }],
    ["an owner who tries the form", { email: "me@agency.example" }, { secondsToFill: 1 }],
  ])("are not suspected: %s", (_, changes, circumstances) => {
    expect(judge(changes, circumstances).suspected).toBe(false);
  });
});

describe("a flood of the same text", () => {
  it("is enough alone", () => {
    expect(judge({}, { earlierAlike: 5 })).toMatchObject({ reasons: ["flood"], suspected: true });
  });

  it("is detected later for short texts, which several people may send by chance", () => {
    const message = "I need a website";
    expect(judge({ message }, { earlierAlike: 19 }).suspected).toBe(false);
    expect(judge({ message }, { earlierAlike: 20 }).suspected).toBe(true);
  });
});

it("has a sentence for every reason", () => {
  for (const sentence of Object.values(spamReasons)) expect(sentence).toMatch(/^[A-Z].+\.$/);
});
