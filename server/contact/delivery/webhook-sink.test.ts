import { createSecretKey } from "node:crypto";
import type { ServerResponse } from "node:http";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sourceFields } from "../fields.ts";
import { arrange, mostUnlisted } from "../submission.ts";
import { type FormService, startFormService } from "../testing/form-service.ts";
import { troublesomeStrings } from "../testing/hostile-text.ts";
import {
  hostileStrings,
  sampleDelivery,
  sampleSource,
  sampleSubmission,
  words,
} from "../testing/samples.ts";
import {
  signature,
  type WebhookSettings,
  webhookSink,
} from "./webhook-sink.ts";

const now = Date.UTC(2026, 0, 1);
vi.spyOn(Date, "now").mockReturnValue(now);
let service: FormService;
let timeout: AbortController;
beforeEach(async () => {
  timeout = new AbortController();
  service = await startFormService();
});
afterEach(() => service.close());

/** Returns the request that the receiver got. */
async function deliver(
  settings: Partial<WebhookSettings> = {},
  submission: object = {},
) {
  const sink = webhookSink({
    url: service.url,
    format: "json",
    words,
    ...settings,
  });
  await sink.deliver(sampleDelivery(submission), timeout.signal);
  return service.received.at(-1) ?? { headers: {}, body: "" };
}

describe("a webhook", () => {
  it("sends the message as JSON, with its id as the idempotency key", async () => {
    const { headers, body } = await deliver({}, sampleSource);
    const submission = { ...sampleSubmission, ...sampleSource };
    expect(JSON.parse(body)).toEqual({
      id: "4d1c",
      receivedAt: "1970-01-01T00:00:00.000Z",
      ...submission,
    });
    expect(headers).toMatchObject({
      "content-type": "application/json",
      "idempotency-key": "4d1c",
    });
    expect(Object.keys(headers).join()).not.toMatch(/webhook-|authorization/);
    for (const text of Object.values(hostileStrings)) {
      const { body: hostile } = await deliver(
        {},
        { name: text, message: text },
      );
      expect(JSON.parse(hostile)).toMatchObject({ name: text, message: text });
    }
  });

  it.each<[string, (response: ServerResponse) => unknown]>([
    ["ok", (response) => response.end("ok")],
    ["202", (response) => response.writeHead(202).end("Accepted")],
    ["204", (response) => response.writeHead(204).end()],
    ["a refusal in words", (response) => response.end('{"success":false}')],
    ["half an answer", (response) => response.write('{"success":')],
  ])("succeeds if the receiver answers 2xx: %s", async (_, answer) => {
    service.answer = answer;
    await deliver();
  });

  it.each<[string, (response: ServerResponse) => unknown]>([
    ["http-404", (response) => response.writeHead(404).end("no such hook")],
    [
      "http-302",
      (response) => response.writeHead(302, { location: "/thanks" }).end(),
    ],
    // An error response without an end.
    [
      "http-500",
      (response) => response.writeHead(500).write("x".repeat(100_000)),
    ],
    ["UND_ERR_SOCKET", (response) => response.destroy()],
  ])("fails once with %s", async (reason, answer) => {
    service.answer = answer;
    await expect(deliver()).rejects.toMatchObject({ reason });
    expect(service.received).toHaveLength(1);
  });

  it("fails if the receiver is gone", async () => {
    await service.close();
    await expect(deliver()).rejects.toMatchObject({ reason: "ECONNREFUSED" });
    service = await startFormService();
  });

  it("ends at its deadline if the receiver hangs", async () => {
    service.answer = () => timeout.abort();
    await expect(deliver()).rejects.toThrow();
  });

  it.each([
    ["120", { retryAfterMs: 120_000 }],
    ["Thu, 01 Jan 2026 00:01:00 GMT", { retryAfterMs: 60_000 }],
    ["Wed, 31 Dec 2025 00:00:00 GMT", {}],
    ["soon", {}],
  ])(
    "waits as long as a busy receiver says: %s",
    async (retryAfter, details) => {
      service.answer = (response) =>
        response.writeHead(429, { "retry-after": retryAfter }).end();
      await expect(deliver()).rejects.toMatchObject({
        reason: "http-429",
        details: { detail: "", ...details },
      });
    },
  );

  it.each([
    ["caf%C3%A9:p%40ss%3Aword", "café:p@ss:word"],
    ["token", "token:"],
    [":50%off", ":50%off"],
  ])("sends %s in its URL as Basic credentials", async (inUrl, credentials) => {
    const { headers } = await deliver({
      url: service.url.replace("//", `//${inUrl}@`),
    });
    expect(headers.authorization).toBe(
      `Basic ${Buffer.from(credentials).toString("base64")}`,
    );
  });
});

describe("a Slack message", () => {
  const slackMessage = async (changes: object = {}) =>
    JSON.parse((await deliver({ format: "slack" }, changes)).body);

  it("shows the title and the message, and lets Slack format and load nothing", async () => {
    const { text, ...rest } = await slackMessage();
    expect(text).toMatch(
      /^Contact form: Asha Rao \(Backend &amp; API\)\n\nName: Asha Rao\nEmail: asha@/,
    );
    expect(text).toContain(sampleSubmission.message);
    expect(rest).toEqual({
      mrkdwn: false,
      unfurl_links: false,
      unfurl_media: false,
    });
  });

  it.each([
    [
      "<!channel> <https://evil.example|bank>",
      "&lt;!channel&gt; &lt;https://evil.example|bank&gt;",
    ],
    ["&lt;!here&gt;", "&amp;lt;!here&amp;gt;"],
    ["@here and @Channel", "@\u200Bhere and @\u200BChannel"],
    ["asha@here.example", "asha@here.example"],
  ])("shows %j as text", async (message, shown) => {
    expect((await slackMessage({ message })).text).toContain(`\n${shown}\n`);
  });

  it("keeps within Slack's limit and mentions nobody, whatever a visitor types", async () => {
    for (const words of [
      ...troublesomeStrings(100),
      "&".repeat(5000),
      "漢".repeat(5000),
    ]) {
      const source = Object.fromEntries(
        sourceFields.map((field) => [field, words.slice(0, 500)]),
      );
      const others = Array.from({ length: mostUnlisted }, (_, index) => [
        `${index}`.padStart(40, "x"),
        words,
      ]);
      const typed = arrange({
        name: words,
        email: words,
        projectType: words,
        message: words,
        ...source,
      });
      const { text } = await slackMessage({
        ...typed,
        unlisted: Object.fromEntries(others),
      });
      expect(text.length).toBeLessThanOrEqual(40_000);
      expect(text).not.toMatch(/[<>]|(?<![\w.%+-])@(?:here|channel)\b/);
    }
  });
});

describe("the signature, to a library of the convention", () => {
  const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
  const key = createSecretKey(Buffer.from(secret.slice(6), "base64"));
  const receiver = new Webhook(secret);
  const body = JSON.stringify({ message: "नमस्ते \uD800 \0 “quoted”" });

  it("is that of a real delivery, even if another comes first, as during a change of the secret", async () => {
    const request = await deliver({ secret: key }, { message: body });
    const header = (name: string) => String(request.headers[name]);
    const own = header("webhook-signature");
    const other = `v1,${Buffer.alloc(32).toString("base64")}`;
    for (const list of [own, `${other} ${own}`]) {
      const message = receiver.verify(request.body, {
        "webhook-id": header("webhook-id"),
        "webhook-timestamp": header("webhook-timestamp"),
        "webhook-signature": list,
      });
      expect(message).toMatchObject({ message: body });
    }
  });

  it("is that of the convention's example", () => {
    const headers = signature(
      key,
      "msg_p5jXN8AQM9LWM0D4loKWxJek",
      1_614_265_330_999,
      '{"test": 2432232314}',
    );
    expect(headers["webhook-signature"]).toBe(
      "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
    );
  });

  it.each([
    ["another body", {}, `${body} `],
    ["another id", { "webhook-id": "other" }, body],
    ["another time", { "webhook-timestamp": String(now / 1000 + 1) }, body],
  ])("does not fit %s", (_, changes, received) => {
    const headers = { ...signature(key, "4d1c", now, body), ...changes };
    expect(() => receiver.verify(received, headers)).toThrow(
      "No matching signature",
    );
  });
});
