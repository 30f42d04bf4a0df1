import { createSecretKey } from "node:crypto";
import { readFile } from "node:fs/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { answers, type FormService, startFormService } from "../testing/form-service.ts";
import { hostileStrings, sampleSource, sampleSubmission } from "../testing/samples.ts";
import { parseRetryAfter, signature, type WebhookSettings, WebhookSink } from "./webhook-sink.ts";

const now = Date.UTC(2026, 0, 1);
let service: FormService;
let timeout: AbortController;
beforeEach(async () => {
  timeout = new AbortController();
  service = await startFormService();
});
afterEach(() => service.close());

const deliver = (settings: Partial<WebhookSettings> = {}, submission = sampleSubmission) =>
  new WebhookSink({ url: service.url, format: "json", ...settings }, () => now).deliver(
    { id: "4d1c", receivedAt: 0, submission },
    timeout.signal,
  );
const lastRequest = () => service.received.at(-1) ?? { headers: {}, body: "" };

describe("a webhook", () => {
  it.each(["success", "slackOk", "makeAccepted", "noContent", "html", "refused", "hangHalfway"] as const)(
    "succeeds if the receiver answers 2xx: %s",
    async (mood) => {
      service.answer = answers[mood];
      await deliver();
    },
  );

  it("sends the message as JSON, with its id as the idempotency key", async () => {
    const submission = { ...sampleSubmission, ...sampleSource };
    await deliver({}, submission);
    const { headers, body } = lastRequest();
    expect(JSON.parse(body)).toEqual({ id: "4d1c", receivedAt: "1970-01-01T00:00:00.000Z", ...submission });
    expect(headers).toMatchObject({ "content-type": "application/json", "idempotency-key": "4d1c" });
    expect(Object.keys(headers).join()).not.toMatch(/webhook-|authorization/);
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

  it("ends at its deadline if the receiver hangs", async () => {
    service.answer = () => timeout.abort();
    await expect(deliver()).rejects.toThrow();
  });

  it("waits as long as a busy receiver says", async () => {
    service.answer = answers.busy;
    await expect(deliver()).rejects.toMatchObject({ reason: "http-429", details: { retryAfterMs: 120_000 } });
  });

  it.each([
    ["caf%C3%A9:p%40ss%3Aword", "café:p@ss:word"],
    ["token", "token:"],
    [":50%off", ":50%off"],
  ])("sends %s in its URL as Basic credentials", async (inUrl, credentials) => {
    await deliver({ url: service.url.replace("//", `//${inUrl}@`) });
    const encoded = Buffer.from(credentials).toString("base64");
    expect(lastRequest().headers.authorization).toBe(`Basic ${encoded}`);
  });

  it("sends a Slack message in the Slack format", async () => {
    await deliver({ format: "slack" });
    expect(JSON.parse(lastRequest().body)).toHaveProperty("mrkdwn");
  });

  it("fails if the receiver is gone", async () => {
    await service.close();
    await expect(deliver()).rejects.toMatchObject({ reason: "ECONNREFUSED" });
    service = await startFormService();
  });

  it("sends hostile strings unchanged", async () => {
    for (const text of Object.values(hostileStrings)) {
      const submission = { ...sampleSubmission, name: text, message: text };
      await deliver({}, submission);
      expect(JSON.parse(lastRequest().body)).toMatchObject(submission);
    }
  });
});

it.each([
  ["30", 30_000],
  ["Thu, 01 Jan 2026 00:01:00 GMT", 60_000],
  ["Wed, 31 Dec 2025 00:00:00 GMT", 0],
  ["soon", 0],
  [null, 0],
])("reads the Retry-After %j", (value, milliseconds) => {
  expect(parseRetryAfter(value, now)).toBe(milliseconds);
});

describe("the function in docs/inbox.md that verifies a signature", async () => {
  const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
  const key = createSecretKey(Buffer.from(secret.slice(6), "base64"));
  const page = await readFile(new URL("../../../docs/inbox.md", import.meta.url), "utf8");
  const [, code = ""] = /```js\n(.*?webhook-signature.*?)```/s.exec(page) ?? [];
  const { isGenuine } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const body = "नमस्ते \uD800 \0 “quoted”";

  it("accepts a real delivery, even if another signature comes first, as during a change of the secret", async () => {
    await deliver({ secret: key }, { ...sampleSubmission, message: body });
    const request = lastRequest();
    const both = `v1,${Buffer.alloc(32).toString("base64")} ${request.headers["webhook-signature"]}`;
    for (const headers of [request.headers, { ...request.headers, "webhook-signature": both }])
      expect(isGenuine(headers, Buffer.from(request.body), secret, now)).toBe(true);
  });

  it("accepts the example of the convention", () => {
    const headers = signature(key, "msg_p5jXN8AQM9LWM0D4loKWxJek", 1_614_265_330_999, '{"test": 2432232314}');
    expect(headers["webhook-signature"]).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
    expect(isGenuine(headers, '{"test": 2432232314}', secret, 1_614_265_330_999)).toBe(true);
  });

  it.each([
    ["another body", {}, `${body} `, 0],
    ["a replay after five minutes", {}, body, 301_000],
    ["a time ahead", {}, body, -301_000],
    ["another id", { "webhook-id": "other" }, body, 0],
    ["another time", { "webhook-timestamp": String(now / 1000 + 1) }, body, 0],
    ["no number as a time", { "webhook-timestamp": "soon" }, body, 0],
    ["an empty signature", { "webhook-signature": "v1," }, body, 0],
    ["characters beyond ASCII", { "webhook-signature": `v1,${"é".repeat(44)}` }, body, 0],
    ["no signature", { "webhook-signature": undefined }, body, 0],
  ])("rejects %s", (_, changes, received, elapsed) => {
    const headers = { ...signature(key, "4d1c", now, body), ...changes };
    expect(isGenuine(headers, received, secret, now + elapsed)).toBe(false);
    expect(isGenuine(headers, body, `whsec_${Buffer.alloc(24).toString("base64")}`, now)).toBe(false);
  });
});
