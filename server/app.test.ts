import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { defaultLimits, type ServerLimits } from "./http-server.ts";
import { exchange, exchangeBytes } from "./testing/exchange.ts";
import { type FixtureSite, writeFixtureSite } from "./testing/fixture-site.ts";
import { type RunningSite, serveFixture } from "./testing/running-site.ts";

let site: FixtureSite;
let running: RunningSite;
beforeEach(async () => {
  site = await writeFixtureSite();
});
afterEach(async () => {
  running.app.server.closeAllConnections();
  await running.app.close();
  await site.remove();
});

test("readyz says only whether the server should get visitors", async () => {
  let isReady = true;
  running = await serveFixture(site, { isReady: () => isReady });
  const ready = await exchange(running.port, "/readyz");
  expect([ready.status, ready.headers["cache-control"]]).toEqual([
    200,
    "no-store",
  ]);
  expect(JSON.parse(ready.body.toString())).toEqual({ status: "ready" });
  isReady = false;
  const notReady = await exchange(running.port, "/readyz");
  expect([notReady.status, notReady.headers["cache-control"]]).toEqual([
    503,
    "no-store",
  ]);
  expect(JSON.parse(notReady.body.toString())).toEqual({ status: "not-ready" });
  expect((await exchange(running.port, "/healthz")).status).toBe(200);
});

test("deliveryz says whether messages reach their owner, and nothing else", async () => {
  let delivers = true;
  running = await serveFixture(site, { deliversMessages: () => delivers });
  const ask = async () => {
    const { status, headers, body } = await exchange(
      running.port,
      "/deliveryz",
    );
    return [status, headers["cache-control"], body.toString()];
  };
  expect(await ask()).toEqual([200, "no-store", '{"status":"ok"}']);
  delivers = false;
  expect(await ask()).toEqual([503, "no-store", '{"status":"failing"}']);
});

test("logs one line per request, from memory or not, without query or address", async () => {
  running = await serveFixture(site);
  const query = "?email=visitor@mail.example";
  for (const target of ["/contact", "/contact/", "/nowhere", "/healthz"])
    await exchange(running.port, target + query);
  await expect
    .poll(() => running.log.filter((line) => line.includes('"status"')))
    .toHaveLength(4);
  const lines = running.log
    .filter((line) => line.includes('"status"'))
    .map((line) => JSON.parse(line));
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
    const answer = await exchange(running.port, "/healthz", {
      headers: { "X-Request-Id": id },
    });
    await running.app.close();
    return answer.headers["x-request-id"];
  };
  expect(await trusting([], "0123456789abcdef")).not.toBe("0123456789abcdef");
  expect(await trusting(["192.0.2.9"], "0123456789abcdef")).not.toBe(
    "0123456789abcdef",
  );
  expect(await trusting(["loopback"], "0123456789abcdef")).toBe(
    "0123456789abcdef",
  );
  expect(await trusting(["loopback"], '"} injected')).not.toContain("injected");
});

test("warns once about a proxy that TRUST_PROXY does not name, and about no other client", async () => {
  const warnings = async (
    trustedProxies: string[],
    headers: Record<string, string>,
  ) => {
    running = await serveFixture(site, { trustedProxies });
    for (const target of ["/contact", "/healthz"])
      await exchange(running.port, target, { headers });
    await running.app.close();
    return running.log.filter((line) => line.includes("TRUST_PROXY"));
  };
  const forwarded = { "X-Forwarded-For": "203.0.113.9" };
  const [warning, ...more] = await warnings([], forwarded);
  expect([JSON.parse(warning ?? "{}").level, more]).toEqual([40, []]);
  expect(warning).not.toMatch(/203\.0|127\.0/);
  expect(
    await warnings(["192.0.2.9"], { Forwarded: "for=203.0.113.9" }),
  ).toHaveLength(1);
  expect(await warnings(["loopback"], forwarded)).toEqual([]);
  expect(await warnings([], {})).toEqual([]);
});

test("a request in absolute form gets its page", async () => {
  running = await serveFixture(site);
  const home = await exchange(running.port, "http://algosmith.example");
  expect(home.body.toString()).toBe(site.files.get("index.html"));
  const contact = await exchange(
    running.port,
    "http://algosmith.example/contact?x=1",
  );
  expect(contact.body.toString()).toBe(site.files.get("contact.html"));
});

test("pages and the server's own responses have strict headers, and the API answers in JSON", async () => {
  running = await serveFixture(site);
  for (const target of ["/healthz", "/contact/", "/api/nothing"]) {
    const { headers } = await exchange(running.port, target);
    expect(headers["content-security-policy"]).toMatch(
      /^default-src 'none'.*frame-ancestors 'none'$/,
    );
    expect(headers["x-content-type-options"]).toBe("nosniff");
  }
  const page = await exchange(running.port, "/contact");
  expect(page.headers).toMatchObject({
    "content-security-policy": "frame-ancestors 'none'",
    // Lets a native form post send its origin.
    "referrer-policy": "strict-origin-when-cross-origin",
  });
  const { body } = await exchange(running.port, "/api/nothing");
  expect(JSON.parse(body.toString())).toEqual({
    success: false,
    error: "not-found",
  });
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
  [
    "a body for an unknown address of the API",
    404,
    `POST /api/nothing ${badBody}`,
  ],
  [
    "an address of the API with a broken escape",
    400,
    `GET /api/%zz ${head}\r\n`,
  ],
  [
    "headers over 16 KiB",
    431,
    `GET /contact ${head}X: ${"x".repeat(17_000)}\r\n\r\n`,
  ],
  ["a request that cannot be parsed", 400, "GET /contact nonsense\r\n\r\n"],
  ["headers that never end", 408, "GET /contact HTTP/1.1\r\nHost: a\r\n"],
  [
    "a query that a header cannot contain",
    400,
    `GET /contact/?q=caf\u00e9 ${head}\r\n`,
  ],
  ["no Host", 400, "GET /contact HTTP/1.1\r\nConnection: close\r\n\r\n"],
  ["two Hosts", 400, `GET /contact ${head}Host: b\r\n\r\n`],
  [
    "an expectation that cannot be met",
    417,
    `GET /contact ${head}Expect: a-miracle\r\n\r\n`,
  ],
];
test.each(errors)(
  "no cache keeps the answer to %s",
  async (_, status, bytes) => {
    running = await serveFixture(site, {
      limits: { ...defaultLimits, headersTimeout: 100, requestTimeout: 100 },
    });
    const answer = await exchangeBytes(running.port, bytes);
    expect([answer.status, answer.headers["cache-control"]]).toEqual([
      status,
      "no-store",
    ]);
  },
);

test.each(["ftp://evil.example/", "ftp://evil.example//contact/", "*"])(
  "no redirect for %s, which is not an address of this site",
  async (target) => {
    running = await serveFixture(site);
    const { status, headers } = await exchange(running.port, target);
    expect([status, headers.location]).toEqual([404, undefined]);
  },
);

async function serve(limits: Partial<ServerLimits>): Promise<void> {
  running = await serveFixture(site, {
    limits: { ...defaultLimits, ...limits },
  });
}

const halfRequest = "GET /contact HTTP/1.1\r\nHost: localhost\r\n";
const wholeRequest = `${halfRequest}\r\n`;
const lastRequest = `${halfRequest}Connection: close\r\n\r\n`;

test("closes if a client never finishes its body", async () => {
  await serve({ headersTimeout: 100, requestTimeout: 100 });
  const head =
    "POST /nowhere HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{";
  expect((await exchangeBytes(running.port, head)).status).toBeLessThan(500);
});

test("closes if a client does not read its response", async () => {
  await writeFile(
    path.join(site.siteDir, "large.txt"),
    Buffer.alloc(64 * 1024 * 1024),
  );
  await serve({ idleTimeout: 100 });
  const accepted = once(running.app.server, "connection") as Promise<[Socket]>;
  const client = connect(running.port, "127.0.0.1");
  client.pause().write("GET /large.txt HTTP/1.1\r\nHost: a\r\n\r\n");
  const [connection] = await accepted;
  await once(connection, "close");
  expect(connection.destroyed).toBe(true);
  client.destroy();
});

test("answers a few requests sent at once, but does not parse thousands", async () => {
  await serve({});
  const few = await exchangeBytes(
    running.port,
    wholeRequest.repeat(3) + lastRequest,
  );
  expect(few.body.toString("latin1").split("HTTP/1.1 200")).toHaveLength(4);
  let parsed = 0;
  running.app.server.on("request", () => {
    parsed += 1;
  });
  const many = await exchangeBytes(running.port, wholeRequest.repeat(2000));
  expect(many.body.toString("latin1")).toContain(
    "HTTP/1.1 400 Bad Request\r\nCache-Control: no-store",
  );
  expect(parsed).toBeLessThanOrEqual(5);
});

test("answers a message whatever its lines are", async () => {
  await serve({});
  const blankLines = "\r\n\r\n".repeat(1000);
  const post = `POST /nowhere HTTP/1.1\r\nHost: a\r\nContent-Length: ${blankLines.length}\r\n\r\n${blankLines}`;
  expect((await exchangeBytes(running.port, post + lastRequest)).status).toBe(
    404,
  );
});

/**
 * Connections that have sent this much; if the server closes one, another one
 * takes its place until the end.
 */
function flood(
  count: number,
  bytes: string,
  localAddress: string,
): { end(): void } {
  const sockets = new Set<Socket>();
  let ended = false;
  function open(): void {
    if (ended) return;
    const socket = connect({
      port: running.port,
      host: "127.0.0.1",
      localAddress,
    });
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("connect", () => socket.write(bytes));
    socket.on("close", () => {
      sockets.delete(socket);
      setImmediate(open);
    });
    socket.resume();
  }
  for (let number = 0; number < count; number += 1) open();
  return {
    end() {
      ended = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}

const halfPost =
  "POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{";

test.each([
  ["silent connections", ""],
  ["half-sent headers", halfRequest],
  ["half-sent messages", halfPost],
  ["idle connections", wholeRequest],
  [
    "requests for unknown addresses",
    "GET /nowhere HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
  ],
])(
  "serves every page and health check while eight addresses open too many %s",
  async (_, bytes) => {
    await serve({ maxConnections: 16, maxConnectionsPerAddress: 4 });
    const floods = Array.from({ length: 8 }, (_, index) =>
      flood(6, bytes, `127.0.0.${index + 2}`),
    );
    for (let visit = 0; visit < 4; visit += 1) {
      expect((await exchange(running.port, "/contact")).status).toBe(200);
      expect((await exchange(running.port, "/healthz")).status).toBe(200);
    }
    for (const { end } of floods) end();
    const warnings = running.log.filter((line) => line.includes("make room"));
    expect(warnings.length).toBeLessThanOrEqual(1);
    expect(warnings.join()).not.toContain("127.0.0.");
  },
);

const hostHeaders: [string, string, number][] = [
  ["one Host", "Host: localhost:3000\r\n", 200],
  ["an IPv6 Host", "Host: [::1]:3000\r\n", 200],
  ["an empty Host", "Host:\r\n", 200],
  ["a Host that is none", "Host: a b\r\n", 400],
  ["a Host with a path", "Host: a/b\r\n", 400],
  ["a Host with a user", "Host: a@b\r\n", 400],
];
test.each(hostHeaders)("a request with %s", async (_, host, status) => {
  await serve({});
  const page = await exchangeBytes(
    running.port,
    `GET /contact HTTP/1.1\r\n${host}Connection: close\r\n\r\n`,
  );
  expect(page.status).toBe(status);
  const message = `POST /api/contact HTTP/1.1\r\n${host}Connection: close\r\nContent-Length: 0\r\n\r\n`;
  expect((await exchangeBytes(running.port, message)).status).toBe(
    status === 200 ? 404 : 400,
  );
});
