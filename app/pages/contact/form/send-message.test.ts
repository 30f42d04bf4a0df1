import { afterEach, describe, expect, it, vi } from "vitest";
import { createSender } from "./send-message.ts";

const message = {
  name: "Asha",
  email: "asha@northline.example",
  projectType: "saas",
  message: "Hello",
  website: "https://www.algosmith.example",
};

function answering(...answers: (Response | Error)[]) {
  const requests: { url: string; init: RequestInit }[] = [];
  const fetcher: typeof fetch = async (url, init = {}) => {
    requests.push({ url: String(url), init });
    const answer = answers.shift();
    if (answer instanceof Response) return answer;
    throw answer ?? new Error("asked more often than expected");
  };
  const header = (index: number, name: string) => new Headers(requests[index]?.init.headers).get(name);
  return { fetcher, requests, header };
}

const json = (body: unknown, status = 200) => Response.json(body, { status });

afterEach(() => vi.restoreAllMocks());

describe("createSender", () => {
  it("posts the five fields as JSON", async () => {
    const { fetcher, requests, header } = answering(json({ success: true }));
    await createSender({ endpoint: "/api/contact" }, fetcher)(message);
    expect(requests[0]).toMatchObject({ url: "/api/contact", init: { method: "POST" } });
    expect(header(0, "content-type")).toBe("application/json");
    expect(JSON.parse(String(requests[0]?.init.body))).toEqual(message);
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
    expect(await createSender({ endpoint: "/api/contact" }, answering(answer).fetcher)(message)).toBe(
      outcome,
    );
  });

  it("logs a network failure to the console", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const failure = new TypeError("Failed to fetch");
    expect(await createSender({ endpoint: "/api/contact" }, answering(failure).fetcher)(message)).toBe(
      "unreachable",
    );
    expect(log).toHaveBeenCalledWith(expect.any(String), failure);
  });

  it("does not log a response that reports a failure", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    await createSender(
      { endpoint: "/api/contact" },
      answering(json({ success: false }, 422)).fetcher,
    )(message);
    expect(log).not.toHaveBeenCalled();
  });

  it("repeats the Idempotency-Key when the same message is retried, and changes it after a success", async () => {
    const { fetcher, header } = answering(json({}, 503), json({ success: true }), json({ success: true }));
    const send = createSender({ endpoint: "/api/contact" }, fetcher);
    for (let attempt = 0; attempt < 3; attempt++) await send(message);
    expect(header(0, "idempotency-key")).toBeTruthy();
    expect(header(1, "idempotency-key")).toBe(header(0, "idempotency-key"));
    expect(header(2, "idempotency-key")).not.toBe(header(0, "idempotency-key"));
  });

  it("sends a hosted service no Idempotency-Key", async () => {
    const { fetcher, header } = answering(json({ success: true }));
    await createSender({ endpoint: "https://forms.example/f/1" }, fetcher)(message);
    expect(header(0, "idempotency-key")).toBeNull();
  });

  it("sends a hosted service its public key with the five fields, and accepts JSON", async () => {
    const { fetcher, requests, header } = answering(json({ success: true }));
    const service = { endpoint: "https://api.web3forms.com/submit", accessKey: "a1b2-c3d4" };
    await createSender(service, fetcher)(message);
    expect(JSON.parse(String(requests[0]?.init.body))).toEqual({ ...message, access_key: "a1b2-c3d4" });
    expect(header(0, "accept")).toBe("application/json");
  });

  it("sends the site's own endpoint the time to fill in the form, in a header", async () => {
    const { fetcher, requests, header } = answering(json({ success: true }));
    await createSender({ endpoint: "/api/contact" }, fetcher)(message, 13.37);
    expect(header(0, "x-form-seconds")).toBe("13.4");
    expect(JSON.parse(String(requests[0]?.init.body))).toEqual(message);
  });

  it("sends a hosted service no such header", async () => {
    const { fetcher, header } = answering(json({ success: true }));
    await createSender({ endpoint: "https://forms.example/f/1" }, fetcher)(message, 13.37);
    expect(header(0, "x-form-seconds")).toBeNull();
  });
});
