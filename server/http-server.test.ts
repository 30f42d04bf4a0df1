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

test("a client that never finishes its headers is answered 408 and let go", async () => {
  await serve({ headersTimeout: 100, requestTimeout: 100 });
  expect((await exchangeBytes(running.port, halfRequest)).status).toBe(408);
});

test("a client that never finishes its body is let go", async () => {
  await serve({ headersTimeout: 100, requestTimeout: 100 });
  const head =
    "POST /nowhere HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{";
  expect((await exchangeBytes(running.port, head)).status).toBeLessThan(500);
});

test("a client that does not read its answer is let go", async () => {
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

test("connections beyond the limit are refused, and those within it still served", async () => {
  await serve({ maxConnections: 2 });
  const busy = [await opened(halfRequest), await opened(halfRequest)];
  const refused = connect(running.port, "127.0.0.1");
  refused.on("error", () => {});
  await once(refused, "close");
  for (const socket of busy) {
    socket.write("\r\n");
    const [answer] = await once(socket, "data");
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
    socket.destroy();
  }
});

test("at the limit, idle connections make room", async () => {
  await serve({ maxConnections: 2 });
  const idle = [await opened(wholeRequest), await opened(wholeRequest)];
  await Promise.all(idle.map((socket) => once(socket, "data")));
  const refused = connect(running.port, "127.0.0.1");
  refused.on("error", () => {});
  await Promise.all([...idle, refused].map((socket) => once(socket, "close")));
  expect((await exchange(running.port, "/contact")).status).toBe(200);
});
