import { afterEach, beforeEach, expect, test } from "vitest";
import { defaultLimits } from "./http-server.ts";
import { exchange, exchangeBytes } from "./testing/exchange.ts";
import { type FixtureSite, writeFixtureSite } from "./testing/fixture-site.ts";
import { type RunningSite, serveFixture } from "./testing/running-site.ts";

let site: FixtureSite;
let running: RunningSite;
beforeEach(async () => {
  site = await writeFixtureSite();
});
afterEach(async () => {
  await running.app.close();
  await site.remove();
});

test("readyz reports the details", async () => {
  running = await serveFixture(site, {
    readiness: async () => ({ ready: true, details: { inbox: "open" } }),
  });
  const ready = await exchange(running.port, "/readyz");
  expect([ready.status, ready.headers["cache-control"]]).toEqual([200, "no-store"]);
  expect(JSON.parse(ready.body.toString())).toEqual({ status: "ready", inbox: "open" });
});

test("a failing readiness check counts as not ready, but healthz answers while the process responds", async () => {
  running = await serveFixture(site, { readiness: () => Promise.reject(new Error("no store")) });
  expect((await exchange(running.port, "/readyz")).status).toBe(503);
  expect((await exchange(running.port, "/healthz")).status).toBe(200);
});

test("many requests for readyz share one check, which is repeated after a second", async () => {
  const { promise: allAsked, resolve: finishCheck } = Promise.withResolvers<void>();
  let checks = 0;
  const readiness = async () => {
    checks += 1;
    await allAsked;
    return { ready: checks === 1, details: {} };
  };
  running = await serveFixture(site, { readiness });
  let asked = 0;
  running.app.server.on("request", () => {
    asked += 1;
    if (asked === 20) setImmediate(finishCheck);
  });
  const ask = async () => (await exchange(running.port, "/readyz")).status;
  expect(await Promise.all(Array.from({ length: 20 }, ask))).toEqual(Array(20).fill(200));
  expect(checks).toBe(1);
  await expect.poll(ask, { timeout: 5000 }).toBe(503);
});

test("logs one line per request, from memory or not, without query or address", async () => {
  running = await serveFixture(site);
  const query = "?email=visitor@mail.example";
  for (const target of ["/contact", "/contact/", "/nowhere", "/healthz"])
    await exchange(running.port, target + query);
  await expect.poll(() => running.log.filter((line) => line.includes('"status"'))).toHaveLength(4);
  const lines = running.log.filter((line) => line.includes('"status"')).map((line) => JSON.parse(line));
  expect(lines.map(({ path, status }) => [path, status])).toEqual([
    ["/contact", 200],
    ["/contact/", 301],
    ["/nowhere", 404],
    ["/healthz", 200],
  ]);
  expect(new Set(lines.map(({ requestId }) => requestId)).size).toBe(4);
  expect(JSON.stringify(lines)).not.toMatch(/visitor|127\.0\.0\.1/);
});

test("logs no requests at a quiet level", async () => {
  running = await serveFixture(site, { logLevel: "warn" });
  await exchange(running.port, "/contact");
  await exchange(running.port, "/nowhere");
  expect(running.log).toEqual([]);
});

test("accepts a request id only from a trusted proxy, and only if it is harmless", async () => {
  const trusting = async (trustedProxies: string[], id: string) => {
    running = await serveFixture(site, { trustedProxies });
    const answer = await exchange(running.port, "/healthz", { headers: { "X-Request-Id": id } });
    await running.app.close();
    return answer.headers["x-request-id"];
  };
  expect(await trusting([], "0123456789abcdef")).not.toBe("0123456789abcdef");
  expect(await trusting(["192.0.2.9"], "0123456789abcdef")).not.toBe("0123456789abcdef");
  expect(await trusting(["loopback"], "0123456789abcdef")).toBe("0123456789abcdef");
  expect(await trusting(["loopback"], '"} injected')).not.toContain("injected");
});

test("a request in absolute form gets its page", async () => {
  running = await serveFixture(site);
  const home = await exchange(running.port, "http://algosmith.example");
  expect(home.body.toString()).toBe(site.files.get("index.html"));
  const contact = await exchange(running.port, "http://algosmith.example/contact?x=1");
  expect(contact.body.toString()).toBe(site.files.get("contact.html"));
});

test("pages and the server's own responses have strict headers, and the API answers in JSON", async () => {
  running = await serveFixture(site);
  for (const target of ["/healthz", "/contact/", "/api/nothing"]) {
    const { headers } = await exchange(running.port, target);
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'.*frame-ancestors 'none'$/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
  }
  const page = await exchange(running.port, "/contact");
  expect(page.headers).toMatchObject({
    "content-security-policy": "frame-ancestors 'none'",
    // Lets a native form post send its origin.
    "referrer-policy": "strict-origin-when-cross-origin",
  });
  const { body } = await exchange(running.port, "/api/nothing");
  expect(JSON.parse(body.toString())).toEqual({ success: false, error: "not-found" });
});

const head = "HTTP/1.1\r\nHost: a\r\nConnection: close\r\n";
const badBody = `${head}Content-Type: x/y\r\nContent-Length: 2\r\n\r\n{]`;
const errors: [string, number, string][] = [
  ["an unknown address", 404, `GET /nowhere ${head}\r\n`],
  ["a broken escape", 404, `GET /100% ${head}\r\n`],
  ["a body for an unknown address", 404, `POST /nowhere ${badBody}`],
  ["another method on a page", 405, `POST /contact ${badBody}`],
  ["another method on a moved address", 405, `POST /services/web ${badBody}`],
  ["another method on a spelling of a page", 405, `POST //contact/ ${badBody}`],
  ["an unknown address of the API", 404, `GET /api/nothing ${head}\r\n`],
  ["a body for an unknown address of the API", 404, `POST /api/nothing ${badBody}`],
  ["an address of the API with a broken escape", 400, `GET /api/%zz ${head}\r\n`],
  ["headers over 16 KiB", 431, `GET /contact ${head}X: ${"x".repeat(17_000)}\r\n\r\n`],
  ["a request that cannot be parsed", 400, "GET /contact nonsense\r\n\r\n"],
  ["headers that never end", 408, "GET /contact HTTP/1.1\r\nHost: a\r\n"],
  ["a query that a header cannot contain", 400, `GET /contact/?q=caf\u00e9 ${head}\r\n`],
  ["no Host", 400, "GET /contact HTTP/1.1\r\nConnection: close\r\n\r\n"],
  ["two Hosts", 400, `GET /contact ${head}Host: b\r\n\r\n`],
  ["an expectation that cannot be met", 417, `GET /contact ${head}Expect: a-miracle\r\n\r\n`],
];
test.each(errors)("no cache keeps the answer to %s", async (_, status, bytes) => {
  running = await serveFixture(site, {
    limits: { ...defaultLimits, headersTimeout: 100, requestTimeout: 100 },
  });
  const answer = await exchangeBytes(running.port, bytes);
  expect([answer.status, answer.headers["cache-control"]]).toEqual([status, "no-store"]);
});

test.each(["ftp://evil.example/", "ftp://evil.example//contact/", "*"])(
  "no redirect for %s, which is not an address of this site",
  async (target) => {
    running = await serveFixture(site);
    const { status, headers } = await exchange(running.port, target);
    expect([status, headers.location]).toEqual([404, undefined]);
  },
);
