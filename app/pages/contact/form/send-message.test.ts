import { afterEach, expect, it, vi } from "vitest";
import { createSender } from "./send-message.ts";

const message = {
  name: "Asha",
  email: "asha@northline.example",
  projectType: "saas",
  message: "Hello",
  website: "https://www.algosmith.example",
};
const own = { endpoint: "/api/contact" };
const hosted = { endpoint: "https://api.web3forms.com/submit", accessKey: "a1b2-c3d4" };

/** Sends to an endpoint that answers in this way, one answer after the other. */
function sending(endpoint: Parameters<typeof createSender>[0], ...answers: (Response | Error)[]) {
  const requests: { url: string; init: RequestInit }[] = [];
  const send = createSender(endpoint, async (url, init = {}) => {
    requests.push({ url: String(url), init });
    const answer = answers.shift();
    if (answer instanceof Response) return answer;
    throw answer ?? new Error("asked more often than expected");
  });
  const header = (index: number, name: string) => new Headers(requests[index]?.init.headers).get(name);
  const body = () => JSON.parse(String(requests[0]?.init.body));
  return { send, requests, header, body };
}

const json = (body: unknown, status = 200) => Response.json(body, { status });

afterEach(() => vi.restoreAllMocks());

it("posts the five fields as JSON, and the time to fill them in as a header", async () => {
  const { send, requests, header, body } = sending(own, json({ success: true }));
  await send(message, 13.37);
  expect(requests[0]).toMatchObject({ url: "/api/contact", init: { method: "POST" } });
  expect(header(0, "content-type")).toBe("application/json");
  expect(header(0, "x-form-seconds")).toBe("13.4");
  expect(body()).toEqual(message);
});

it.each([
  ["accepted", "success is true", json({ success: true, id: 7 })],
  ["accepted", 'success is "true"', json({ success: "true" })],
  ["refused", "success is false", json({ success: false })],
  ["refused", "success is 1", json({ success: 1 })],
  ["accepted", "ok is true, as Formspree says it", json({ ok: true, next: "/thanks" })],
  ["accepted", 'ok is "true"', json({ ok: "true" })],
  ["refused", "ok is false", json({ ok: false })],
  ["refused", "success is false, whatever ok says", json({ success: false, ok: true })],
  ["refused", "there is no flag", json({ id: 7 })],
  ["refused", "the body is null", json(null)],
  ["refused", "the status is not ok, whatever the flag", json({ success: true, ok: true }, 503)],
  ["refused", "the body is a page", new Response("<!doctype html>", { status: 200 })],
])("counts as %s when %s", async (outcome, _, answer) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(await sending(own, answer).send(message)).toBe(outcome);
  expect(log).not.toHaveBeenCalled();
});

it("logs a network failure to the console", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const failure = new TypeError("Failed to fetch");
  expect(await sending(own, failure).send(message)).toBe("unreachable");
  expect(log).toHaveBeenCalledWith(expect.any(String), failure);
});

it("repeats the Idempotency-Key when the same message is retried, and changes it after a success", async () => {
  const { send, header } = sending(own, json({}, 503), json({ success: true }), json({ success: true }));
  for (let attempt = 0; attempt < 3; attempt++) await send(message);
  expect(header(0, "idempotency-key")).toMatch(/^[0-9a-f]{32}$/);
  expect(header(1, "idempotency-key")).toBe(header(0, "idempotency-key"));
  expect(header(2, "idempotency-key")).not.toBe(header(0, "idempotency-key"));
});

it("sends a hosted service its public key with the five fields, accepts JSON, and adds no other header", async () => {
  const { send, header, body } = sending(hosted, json({ success: true }));
  await send(message, 13.37);
  expect(body()).toEqual({ ...message, access_key: "a1b2-c3d4" });
  expect(header(0, "accept")).toBe("application/json");
  expect(header(0, "idempotency-key")).toBeNull();
  expect(header(0, "x-form-seconds")).toBeNull();
});
