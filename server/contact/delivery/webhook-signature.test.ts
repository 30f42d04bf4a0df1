import { createSecretKey } from "node:crypto";
import { readFile } from "node:fs/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parseContactEnvironment } from "../environment.ts";
import { type FormService, startFormService } from "../testing/form-service.ts";
import { sampleSubmission } from "../testing/samples.ts";
import { webhookHeaders } from "./webhook-signature.ts";
import { WebhookSink } from "./webhook-sink.ts";

const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

it("signs like the example of the convention", () => {
  const key = createSecretKey(Buffer.from(secret.slice(6), "base64"));
  const headers = webhookHeaders(
    key,
    "msg_p5jXN8AQM9LWM0D4loKWxJek",
    1_614_265_330_999,
    '{"test": 2432232314}',
  );
  expect(headers).toEqual({
    "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  });
});

describe("the function in docs/inbox.md that verifies a signature", () => {
  const now = Date.UTC(2026, 0, 1);
  let service: FormService;
  beforeEach(async () => {
    service = await startFormService();
  });
  afterEach(() => service.close());

  const deliver = async () => {
    const { CONTACT_WEBHOOK_SECRET: key } = parseContactEnvironment({ CONTACT_WEBHOOK_SECRET: secret });
    if (!key) throw new Error("The secret is missing.");
    const sink = new WebhookSink({
      url: service.url,
      format: "json",
      secret: key,
      deadline: never,
      now: () => now,
    });
    const submission = { ...sampleSubmission, message: "नमस्ते \uD800 \0 “quoted”" };
    await sink.deliver({ id: "4d1c", receivedAt: 0, submission });
    const [request] = service.received;
    if (!request) throw new Error("Nothing was received.");
    return request;
  };
  const never = () => new AbortController().signal;
  const fromDocs = async (): Promise<(...args: unknown[]) => boolean> => {
    const page = await readFile(new URL("../../../docs/inbox.md", import.meta.url), "utf8");
    const [, code = ""] = /```js\n(.*?webhook-signature.*?)```/s.exec(page) ?? [];
    return (await import(`data:text/javascript,${encodeURIComponent(code)}`)).isGenuine;
  };

  it("accepts a real delivery, with its body as text or as bytes", async () => {
    const isGenuine = await fromDocs();
    const { headers, body } = await deliver();
    expect(isGenuine(headers, body, secret, now)).toBe(true);
    expect(isGenuine(headers, Buffer.from(body), secret, now)).toBe(true);
  });

  it("accepts it if another signature comes first, as during a change of the secret", async () => {
    const isGenuine = await fromDocs();
    const { headers, body } = await deliver();
    const both = `v1,${Buffer.alloc(32).toString("base64")} ${headers["webhook-signature"]}`;
    expect(isGenuine({ ...headers, "webhook-signature": both }, body, secret, now)).toBe(true);
  });

  it("rejects it if anything was changed or left out, or if it is replayed later", async () => {
    const isGenuine = await fromDocs();
    const { headers, body } = await deliver();
    const otherSecret = `whsec_${Buffer.alloc(24).toString("base64")}`;
    expect(isGenuine(headers, `${body} `, secret, now)).toBe(false);
    expect(isGenuine(headers, body, otherSecret, now)).toBe(false);
    expect(isGenuine(headers, body, secret, now + 301_000)).toBe(false);
    expect(isGenuine(headers, body, secret, now - 301_000)).toBe(false);
    for (const [name, value] of [
      ["webhook-id", "other"],
      ["webhook-timestamp", String(now / 1000 + 1)],
      ["webhook-timestamp", "soon"],
      ["webhook-signature", "v1,"],
      ["webhook-signature", "v1a,x"],
      ["webhook-signature", `v1,${"é".repeat(44)}`],
      ["webhook-signature", undefined],
    ] as const) {
      expect(isGenuine({ ...headers, [name]: value }, body, secret, now)).toBe(false);
    }
  });
});
