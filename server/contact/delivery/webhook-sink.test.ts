import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { answers, type FormService, startFormService } from "../testing/form-service.ts";
import { hostileStrings, sampleSource, sampleSubmission } from "../testing/samples.ts";
import { webhookFormats } from "./webhook-formats.ts";
import { parseRetryAfter, type WebhookSettings, WebhookSink } from "./webhook-sink.ts";

const message = { id: "4d1c", receivedAt: 0, submission: sampleSubmission };

let service: FormService;
let timeout: AbortController;
beforeEach(async () => {
  timeout = new AbortController();
  service = await startFormService();
});
afterEach(() => service.close());

const settings = (): WebhookSettings => ({
  url: service.url,
  format: "json",
  deadline: () => timeout.signal,
  now: () => 0,
});
const deliver = (submission = sampleSubmission) =>
  new WebhookSink(settings()).deliver({ ...message, submission });

describe("a webhook", () => {
  it.each([
    "success",
    "slackOk",
    "zapierSuccess",
    "makeAccepted",
    "n8nStarted",
    "created",
    "noContent",
    "html",
    "nothing",
    "refused",
    "endless",
    "hangHalfway",
  ] as const)("succeeds if the receiver answers 2xx: %s", async (mood) => {
    service.answer = answers[mood];
    await deliver();
  });

  it("sends the message as JSON, with its id as the idempotency key", async () => {
    await deliver();
    expect(JSON.parse(service.received[0]?.body ?? "")).toEqual({
      id: "4d1c",
      receivedAt: "1970-01-01T00:00:00.000Z",
      ...sampleSubmission,
    });
    expect(service.received[0]?.headers).toMatchObject({
      "content-type": "application/json",
      "idempotency-key": "4d1c",
    });
  });

  it.each([
    ["error500", "http-500"],
    ["notFound", "http-404"],
    ["redirect", "http-302"],
    ["endlessError", "http-500"],
    ["hangUp", "UND_ERR_SOCKET"],
  ] as const)("fails if the receiver answers %s", async (mood, reason) => {
    service.answer = answers[mood];
    await expect(deliver()).rejects.toMatchObject({ reason });
    expect(service.received).toHaveLength(1);
  });

  it.each(["hang", "errorHangsHalfway"] as const)(
    "fails at the timeout if the receiver does %s",
    async (mood) => {
      service.answer = (response) => {
        answers[mood](response);
        timeout.abort();
      };
      await expect(deliver()).rejects.toMatchObject({ reason: "timeout" });
    },
  );

  it("waits as long as a busy receiver says", async () => {
    service.answer = answers.busy;
    await expect(deliver()).rejects.toMatchObject({ reason: "http-429", details: { retryAfterMs: 120_000 } });
  });

  it("sends the user and password of its URL as Basic credentials", async () => {
    const url = service.url.replace("//", "//caf%C3%A9:p%40ss%3Aword@");
    await new WebhookSink({ ...settings(), url }).deliver(message);
    expect(service.received[0]?.headers.authorization).toBe(
      `Basic ${Buffer.from("café:p@ss:word").toString("base64")}`,
    );
  });

  it("accepts a user without a password, and a password that is not percent-encoded", async () => {
    for (const credentials of ["token", ":50%off"]) {
      const url = service.url.replace("//", `//${credentials}@`);
      await new WebhookSink({ ...settings(), url }).deliver(message);
    }
    expect(service.received.map(({ headers }) => atob(headers.authorization?.slice(6) ?? ""))).toEqual([
      "token:",
      ":50%off",
    ]);
  });

  it("sends a Slack message in the Slack format", async () => {
    await new WebhookSink({ ...settings(), format: "slack" }).deliver(message);
    expect(service.received[0]?.headers["content-type"]).toBe("application/json");
    expect(JSON.parse(service.received[0]?.body ?? "")).toHaveProperty("blocks");
  });

  it("sends no signature without a secret", async () => {
    await deliver();
    expect(Object.keys(service.received[0]?.headers ?? {}).join()).not.toContain("webhook-");
  });

  it("sends no credentials if its URL has none", async () => {
    await deliver();
    expect(service.received[0]?.headers).not.toHaveProperty("authorization");
  });

  it("fails if the receiver is gone", async () => {
    const { url } = service;
    await service.close();
    await expect(new WebhookSink({ ...settings(), url }).deliver(message)).rejects.toMatchObject({
      reason: "ECONNREFUSED",
    });
    service = await startFormService();
  });

  it("sends how the visitor found the form with the other fields", () => {
    const submission = { ...sampleSubmission, ...sampleSource };
    const body = webhookFormats.json({ id: "4d1c", receivedAt: 0, submission });
    expect(JSON.parse(body)).toMatchObject({ ...sampleSubmission, ...sampleSource });
  });

  it("sends hostile strings unchanged", async () => {
    for (const text of Object.values(hostileStrings)) {
      const submission = { ...sampleSubmission, name: text, message: text };
      await deliver(submission);
      expect(JSON.parse(service.received.at(-1)?.body ?? "")).toMatchObject(submission);
    }
  });
});

it("reads Retry-After in seconds and as a date", () => {
  const now = Date.UTC(2026, 0, 1);
  expect(parseRetryAfter("30", now)).toBe(30_000);
  expect(parseRetryAfter("Thu, 01 Jan 2026 00:01:00 GMT", now)).toBe(60_000);
  expect(parseRetryAfter("Wed, 31 Dec 2025 00:00:00 GMT", now)).toBe(0);
  expect(parseRetryAfter("soon", now)).toBeNull();
  expect(parseRetryAfter(null, now)).toBeNull();
});
