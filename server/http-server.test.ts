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

async function serve(limits: Partial<ServerLimits>): Promise<void> {
  running = await serveFixture(site, { limits: { ...defaultLimits, ...limits } });
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

test("answers a few requests sent at once, but parses none of thousands", async () => {
  await serve({});
  const few = await exchangeBytes(running.port, wholeRequest.repeat(7) + lastRequest);
  expect(few.body.toString("latin1").split("HTTP/1.1 200")).toHaveLength(8);
  let parsed = 0;
  running.app.server.on("request", () => {
    parsed += 1;
  });
  await expect(exchangeBytes(running.port, wholeRequest.repeat(2000))).rejects.toThrow("No answer");
  expect(parsed).toBe(0);
});

/** Connections that have sent this much; if the server closes one, another one takes its place until the end. */
function flood(count: number, bytes: string, localAddress: string): { end(): void } {
  const sockets = new Set<Socket>();
  let ended = false;
  function open(): void {
    if (ended) return;
    const socket = connect({ port: running.port, host: "127.0.0.1", localAddress });
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
  ["requests for unknown addresses", "GET /nowhere HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"],
])("serves every page and health check while eight addresses open too many %s", async (_, bytes) => {
  await serve({ maxConnections: 16, maxConnectionsPerAddress: 4 });
  const floods = Array.from({ length: 8 }, (_, index) => flood(6, bytes, `127.0.0.${index + 2}`));
  for (let visit = 0; visit < 4; visit += 1) {
    expect((await exchange(running.port, "/contact")).status).toBe(200);
    expect((await exchange(running.port, "/healthz")).status).toBe(200);
  }
  for (const { end } of floods) end();
  const warnings = running.log.filter((line) => line.includes("make room"));
  expect(warnings.length).toBeLessThanOrEqual(1);
  expect(warnings.join()).not.toContain("127.0.0.");
});

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
  const page = await exchangeBytes(running.port, `GET /contact HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
  expect(page.status).toBe(status);
  const message = `POST /api/contact HTTP/1.1\r\n${host}Connection: close\r\nContent-Length: 0\r\n\r\n`;
  expect((await exchangeBytes(running.port, message)).status).toBe(status === 200 ? 404 : 400);
});
