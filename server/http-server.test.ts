import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
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

async function serve(limits: Partial<ServerLimits>): Promise<void> {
  running = await serveFixture(site, { limits: { ...defaultLimits, ...limits } });
}

/** A connection that has sent this much and waits. */
async function opened(bytes: string): Promise<Socket> {
  const accepted = once(running.app.server, "connection");
  const socket = connect(running.port, "127.0.0.1");
  await once(socket, "connect");
  await accepted;
  socket.write(bytes);
  return socket;
}

const halfRequest = "GET /contact HTTP/1.1\r\nHost: localhost\r\n";
const wholeRequest = `${halfRequest}\r\n`;
const lastRequest = `${halfRequest}Connection: close\r\n\r\n`;

test("answers 408 and closes if a client never finishes its headers", async () => {
  await serve({ headersTimeout: 100, requestTimeout: 100 });
  expect((await exchangeBytes(running.port, halfRequest)).status).toBe(408);
});

test("closes if a client never finishes its body", async () => {
  await serve({ headersTimeout: 100, requestTimeout: 100 });
  const head =
    "POST /nowhere HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{";
  expect((await exchangeBytes(running.port, head)).status).toBeLessThan(500);
});

test("answers a few requests sent at once, but closes a connection that sends thousands", async () => {
  await serve({});
  const answers = async (count: number) => {
    const socket = await opened(wholeRequest.repeat(count - 1) + lastRequest);
    const received: Buffer[] = [];
    socket.on("data", (chunk) => received.push(chunk));
    // A reset, if the server has not read everything.
    socket.on("error", () => {});
    await new Promise((resolve) => socket.once("close", resolve));
    return Buffer.concat(received).toString("latin1").split("HTTP/1.1 200").length - 1;
  };
  expect(await answers(4)).toBe(4);
  let parsed = 0;
  running.app.server.on("request", () => {
    parsed += 1;
  });
  expect(await answers(2000)).toBeLessThanOrEqual(4);
  expect(parsed).toBeLessThanOrEqual(5);
});

test("closes if a client does not read its response", async () => {
  await writeFile(path.join(site.siteDir, "large.txt"), Buffer.alloc(64 * 1024 * 1024));
  await serve({ idleTimeout: 100 });
  const accepted = once(running.app.server, "connection") as Promise<[Socket]>;
  const client = connect(running.port, "127.0.0.1");
  client.pause().write("GET /large.txt HTTP/1.1\r\nHost: a\r\n\r\n");
  const [connection] = await accepted;
  await once(connection, "close");
  expect(connection.destroyed).toBe(true);
  client.destroy();
});

/** Connections that have sent this much and wait; closed ones do not matter. */
function flood(count: number, bytes: string, localAddress = "127.0.0.1"): Socket[] {
  return Array.from({ length: count }, () => {
    const socket = connect({ port: running.port, host: "127.0.0.1", localAddress });
    socket.on("error", () => {});
    socket.on("connect", () => socket.write(bytes));
    return socket;
  });
}

const halfPost =
  "POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{";

test.each([
  ["silent connections", ""],
  ["half-sent headers", halfRequest],
  ["half-sent messages", halfPost],
  ["idle connections", wholeRequest],
])("serves ten of ten visits while one address opens too many %s", async (_, bytes) => {
  await serve({ maxConnections: 40, maxConnectionsPerAddress: 10 });
  const attackers = flood(80, bytes);
  await Promise.all(attackers.map((socket) => once(socket, "connect")));
  for (let visit = 0; visit < 10; visit += 1) {
    expect((await exchange(running.port, "/contact")).status).toBe(200);
  }
  for (const socket of attackers) socket.destroy();
});

test("keeps the connections of other addresses when one exceeds its limit", async () => {
  await serve({ maxConnections: 20, maxConnectionsPerAddress: 4 });
  const visitor = await opened(wholeRequest);
  await once(visitor, "data");
  const attackers = flood(40, halfRequest, "127.0.0.2");
  await Promise.all(attackers.map((socket) => once(socket, "connect")));
  expect((await exchange(running.port, "/contact")).status).toBe(200);
  visitor.write(wholeRequest);
  const [answer] = await once(visitor, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
  for (const socket of [visitor, ...attackers]) socket.destroy();
});

test("finishes a response in progress while it closes all other connections", async () => {
  const readiness = Promise.withResolvers<{ ready: boolean; details: Record<string, unknown> }>();
  running = await serveFixture(site, {
    limits: { ...defaultLimits, maxConnections: 3, maxConnectionsPerAddress: 3 },
    readiness: () => readiness.promise,
  });
  const waiting = await opened("GET /readyz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  await once(running.app.server, "request");
  const attackers = flood(30, halfRequest);
  await Promise.all(attackers.map((socket) => once(socket, "connect")));
  expect((await exchange(running.port, "/contact")).status).toBe(200);
  readiness.resolve({ ready: true, details: {} });
  expect(await text(waiting)).toMatch(/^HTTP\/1\.1 200 /);
  for (const socket of attackers) socket.destroy();
});

test("does not cap the connections of a trusted proxy", async () => {
  running = await serveFixture(site, {
    limits: { ...defaultLimits, maxConnections: 20, maxConnectionsPerAddress: 2 },
    trustedProxies: ["127.0.0.0/8"],
  });
  const kept: Socket[] = [];
  for (let count = 0; count < 10; count += 1) kept.push(await opened(wholeRequest));
  await Promise.all(kept.map((socket) => once(socket, "data")));
  await exchange(running.port, "/contact");
  expect(kept.filter((socket) => socket.closed)).toEqual([]);
  for (const socket of kept) socket.destroy();
});

test("answers a page before many earlier requests for missing files", async () => {
  await serve({});
  const others = flood(60, "GET /nowhere HTTP/1.1\r\nHost: a\r\n\r\n");
  await exchange(running.port, "/contact");
  const answered = running.log.filter((line) => line.includes('"path":"/nowhere"'));
  expect(answered.length).toBeLessThan(30);
  for (const socket of others) socket.destroy();
});

test("warns once a minute that it closed connections", async () => {
  await serve({ maxConnections: 10, maxConnectionsPerAddress: 5 });
  const attackers = flood(20, "");
  await Promise.all(attackers.map((socket) => once(socket, "connect")));
  await exchange(running.port, "/contact");
  const warnings = running.log.filter((line) => line.includes("make room"));
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).not.toContain("127.0.0.1");
  for (const socket of attackers) socket.destroy();
});

const hostHeaders: [string, string, number][] = [
  ["one Host", "Host: localhost:3000\r\n", 200],
  ["an IPv6 Host", "Host: [::1]:3000\r\n", 200],
  ["an empty Host", "Host:\r\n", 200],
  ["two Hosts", "Host: a\r\nHost: b\r\n", 400],
  ["the same Host twice", "Host: a\r\nhost: a\r\n", 400],
  ["no Host", "", 400],
  ["a Host that is none", "Host: a b\r\n", 400],
  ["a Host with a path", "Host: a/b\r\n", 400],
  ["a Host with a user", "Host: a@b\r\n", 400],
];
test.each(hostHeaders)("a request with %s", async (_, host, status) => {
  await serve({});
  const page = await exchangeBytes(running.port, `GET /contact HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
  expect(page.status).toBe(status);
  const message = `POST /api/contact HTTP/1.1\r\n${host}Connection: close\r\nContent-Length: 0\r\n\r\n`;
  expect((await exchangeBytes(running.port, message)).status).toBe(status === 200 ? 404 : 400);
});

test("closes the connection after a request with an ambiguous Host", async () => {
  await serve({});
  const two = `GET /contact HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n`;
  const { status, body } = await exchangeBytes(running.port, two + wholeRequest);
  expect([status, body.toString()]).toEqual([400, ""]);
});
