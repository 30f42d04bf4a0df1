import { afterEach, expect, it, vi } from "vitest";
import { fields } from "../../../../server/contact/fields.ts";
import { readMessage } from "./message.ts";
import { createSender } from "./send-message.ts";

/**
 * tests/contact.spec.ts and contact-collector.spec.ts have the rest of the
 * request.
 */
const message = {
  ...readMessage(new FormData()),
  name: "Asha",
  email: "asha@northline.example",
  projectType: "saas",
  message: "Hello",
  website: "https://www.algosmith.example",
};
const own = { endpoint: "/api/contact" };
const hosted = {
  endpoint: "https://api.web3forms.com/submit",
  accessKey: "a1b2-c3d4",
};

/** Sends to an endpoint that answers in this way. */
function sending(
  endpoint: Parameters<typeof createSender>[0],
  answer: Response | Error,
) {
  const requests: RequestInit[] = [];
  const send = createSender(endpoint, async (_, init = {}) => {
    requests.push(init);
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { send, requests };
}

const json = (body: unknown, status = 200) => Response.json(body, { status });

afterEach(() => vi.restoreAllMocks());

it.each([
  ["accepted", "success is true", json({ success: true, id: 7 })],
  ["accepted", 'success is "true"', json({ success: "true" })],
  ["refused", "success is false", json({ success: false })],
  ["refused", "success is 1", json({ success: 1 })],
  [
    "accepted",
    "ok is true, as Formspree says it",
    json({ ok: true, next: "/thanks" }),
  ],
  ["accepted", 'ok is "true"', json({ ok: "true" })],
  ["refused", "ok is false", json({ ok: false })],
  [
    "refused",
    "success is false, whatever ok says",
    json({ success: false, ok: true }),
  ],
  ["refused", "there is no flag", json({ id: 7 })],
  ["refused", "the body is null", json(null)],
  [
    "refused",
    "the status is not ok, whatever the flag",
    json({ success: true, ok: true }, 503),
  ],
  [
    "refused",
    "the body is a page",
    new Response("<!doctype html>", { status: 200 }),
  ],
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

it("sends a hosted service its public key with its fields, without how the visitor came", async () => {
  const { send, requests } = sending(hosted, json({ success: true }));
  await send({
    ...message,
    utm_source: "advert",
    referrer: "https://search.example/",
  });
  const own = fields
    .filter((field) => field.hosted)
    .map(({ name }) => [name, message[name]]);
  const body = { ...Object.fromEntries(own), access_key: "a1b2-c3d4" };
  expect(JSON.parse(String(requests[0]?.body))).toEqual(body);
});
