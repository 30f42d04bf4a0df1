import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  formSite,
  hostileStrings,
  sampleDelivery,
} from "../testing/samples.ts";
import { type SmtpServer, startSmtpServer } from "../testing/smtp-server.ts";
import { acknowledgementSink } from "./acknowledgement-sink.ts";

const minute = 60_000;
let smtp: SmtpServer;
let now: number;
let claimed: Set<string>;
beforeEach(async () => {
  smtp = await startSmtpServer();
  now = 0;
  vi.spyOn(Date, "now").mockImplementation(() => now);
  claimed = new Set();
});
afterEach(() => smtp.close());

const inbox = {
  claimAcknowledgement: async (address: string) =>
    !claimed.has(address) && Boolean(claimed.add(address)),
  releaseAcknowledgement: async (address: string) =>
    void claimed.delete(address),
};
const acknowledge = (changes = {}) => {
  const from = "site@algosmith.example";
  const to = ["hello@algosmith.example"];
  const sink = acknowledgementSink({
    smtpUrl: smtp.url,
    from,
    to,
    site: formSite,
    inbox,
  });
  return sink.deliver(sampleDelivery(changes), new AbortController().signal);
};

describe("an acknowledgement", () => {
  it("tells the visitor that the message arrived and when to expect an answer", async () => {
    expect(await acknowledge()).toBe("delivered");
    const [mail] = smtp.mails;
    expect(mail).toMatchObject({
      from: "site@algosmith.example",
      to: ["asha@customer.example"],
    });
    for (const header of [
      "Subject: Your message to algosmith.example",
      "Reply-To: hello@algosmith.example",
      // So that no out-of-office reply answers it.
      "Auto-Submitted: auto-replied",
      "X-Auto-Response-Suppress: All",
    ])
      expect(mail?.source.split("\r\n")).toContain(header);
    expect(mail?.source.replaceAll("=\r\n", "")).toContain(
      formSite.replyPromise,
    );
  });

  it("repeats nothing that was typed, so that no one can send text to others", async () => {
    await acknowledge();
    const expected = smtp.mails[0]?.source.replace(/^Date:.*$/m, "");
    for (const text of Object.values(hostileStrings)) {
      claimed.clear();
      await acknowledge({
        name: text,
        projectType: text,
        message: text,
        website: text,
      });
      expect(smtp.mails.at(-1)?.source.replace(/^Date:.*$/m, "")).toBe(
        expected,
      );
    }
  });

  it("is sent to nothing but a plain address, and not more than an hour after the message", async () => {
    const email = "a@b.example, c@d.example";
    expect(await acknowledge({ email })).toEqual({
      skipped: "no-plain-address",
    });
    now = 60 * minute + 1;
    expect(await acknowledge()).toEqual({ skipped: "too-late" });
  });

  it("is retried within half an hour after a temporary refusal", async () => {
    smtp.answer = "451 later";
    await expect(acknowledge()).rejects.toMatchObject({
      reason: "EMESSAGE-451",
    });
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

  it("is not retried if it was refused", async () => {
    smtp.answer = "550 no such user";
    expect(await acknowledge()).toEqual({ skipped: "refused" });
  });

  it("is not sent again within the hour if it may have been sent", async () => {
    smtp.answer = "";
    expect(await acknowledge()).toEqual({ skipped: "outcome-unknown" });
    smtp.answer = "250 kept";
    expect(await acknowledge()).toEqual({ skipped: "hourly-limit" });
    expect(smtp.mails).toEqual([]);
  });
});
