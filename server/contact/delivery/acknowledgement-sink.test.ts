import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { formSite, hostileStrings, sampleSubmission } from "../testing/samples.ts";
import { type SmtpServer, startSmtpServer } from "../testing/smtp-server.ts";
import { AcknowledgementSink } from "./acknowledgement-sink.ts";

const minute = 60_000;
const message = { id: "4d1c", receivedAt: 0, submission: sampleSubmission };

let smtp: SmtpServer;
let now: number;
let claimed: Set<string>;
beforeEach(async () => {
  smtp = await startSmtpServer();
  now = 0;
  claimed = new Set();
});
afterEach(() => smtp.close());

async function acknowledge(submission = sampleSubmission) {
  const sink = new AcknowledgementSink({
    smtpUrl: smtp.url,
    from: "site@algosmith.example",
    to: ["hello@algosmith.example"],
    site: formSite,
    inbox: {
      now: () => now,
      claimAcknowledgement: async (address) => !claimed.has(address) && Boolean(claimed.add(address)),
      releaseAcknowledgement: async (address) => void claimed.delete(address),
    },
  });
  return sink.deliver({ ...message, submission }, new AbortController().signal);
}

describe("an acknowledgement", () => {
  it("tells the visitor that the message arrived and when to expect an answer", async () => {
    expect(await acknowledge()).toBe("delivered");
    const [mail] = smtp.mails;
    expect(mail).toMatchObject({ from: "site@algosmith.example", to: ["asha@customer.example"] });
    expect(mail?.source).toMatch(/^Subject: Your message to algosmith\.example\r$/m);
    expect(mail?.source).toMatch(/^Reply-To: hello@algosmith\.example\r$/m);
    expect(mail?.source.replaceAll("=\r\n", "")).toContain(formSite.replyPromise);
    // So that no out-of-office reply answers it.
    expect(mail?.source).toMatch(/^Auto-Submitted: auto-replied\r$/m);
    expect(mail?.source).toMatch(/^X-Auto-Response-Suppress: All\r$/m);
  });

  it("repeats nothing that was typed, so that no one can send text to others", async () => {
    await acknowledge();
    const expected = smtp.mails[0]?.source.replace(/^Date:.*$/m, "");
    for (const text of Object.values(hostileStrings)) {
      claimed.clear();
      await acknowledge({ ...sampleSubmission, name: text, projectType: text, message: text, website: text });
      expect(smtp.mails.at(-1)?.source.replace(/^Date:.*$/m, "")).toBe(expected);
    }
  });

  it("is not sent to anything but a plain address", async () => {
    const email = "a@b.example, c@d.example";
    expect(await acknowledge({ ...sampleSubmission, email })).toEqual({ skipped: "no-plain-address" });
  });

  it("is not sent more than an hour after the message", async () => {
    now = 60 * minute + 1;
    expect(await acknowledge()).toEqual({ skipped: "too-late" });
  });

  it("is retried within half an hour after a temporary refusal", async () => {
    smtp.answer = "451 later";
    await expect(acknowledge()).rejects.toMatchObject({ reason: "EMESSAGE-451" });
    now = 31 * minute;
    expect(await acknowledge()).toEqual({ skipped: "too-late" });
    smtp.answer = "250 kept";
    expect(await acknowledge()).toBe("delivered");
  });

  it("is retried if the mail server is unreachable", async () => {
    await smtp.close();
    await expect(acknowledge()).rejects.toMatchObject({ reason: "ESOCKET" });
    expect(claimed.size).toBe(0);
    smtp = await startSmtpServer();
  });

  it.each([
    ["550 no such user", "refused"],
    ["", "outcome-unknown"],
  ])("is not retried after the answer %j", async (answer, skipped) => {
    smtp.answer = answer;
    expect(await acknowledge()).toEqual({ skipped });
  });

  it("is not sent again within the hour if it was or may have been sent", async () => {
    smtp.answer = "";
    await acknowledge();
    smtp.answer = "250 kept";
    expect(await acknowledge()).toEqual({ skipped: "hourly-limit" });
    expect(smtp.mails).toEqual([]);
  });
});
