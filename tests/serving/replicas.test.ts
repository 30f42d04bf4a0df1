import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { exchange, exchangeBytes } from "../../server/testing/exchange.ts";
import {
  type FixtureSite,
  writeFixtureSite,
} from "../../server/testing/fixture-site.ts";
import {
  type RunningSite,
  serveFixture,
} from "../../server/testing/running-site.ts";
import type { ChildServer } from "../tools/child-server.ts";
import { runNginx, shippedProxy } from "../tools/nginx.ts";
import {
  manyNetworks,
  oneNetwork,
  refusedOf,
  visitedFrom,
} from "../tools/nginx-clients.ts";
import { freePort } from "../tools/ports.ts";

let site: FixtureSite;
let replicas: RunningSite[];
let proxy: ChildServer;
let port: number;

beforeAll(async () => {
  site = await writeFixtureSite();
  const behindProxy = { trustedProxies: ["loopback"] };
  replicas = [
    await serveFixture(site, behindProxy),
    await serveFixture(site, behindProxy),
  ];
  port = await freePort();
  const configuration = shippedProxy(
    port,
    replicas.map((replica) => replica.port),
  );
  proxy = await runNginx(configuration, port);
});
afterAll(async () => {
  await proxy.stop();
  await Promise.all(replicas.map(({ app }) => app.close()));
  await site.remove();
});

const requestsAt = ({ log }: RunningSite) =>
  log.filter((line) => line.includes('"path":"/contact"')).length;

test("both replicas get requests, and the response has the proxy's request id", async () => {
  for (let count = 0; count < 10; count += 1)
    expect((await exchange(port, "/contact")).status).toBe(200);
  expect(replicas.map(requestsAt)).toEqual([5, 5]);
  expect((await exchange(port, "/healthz")).headers["x-request-id"]).toMatch(
    /^[0-9a-f]{32}$/,
  );
});

test("addresses, headers and redirects reach the visitor unchanged", async () => {
  expect((await exchange(port, "//contact?x=//y")).headers.location).toBe(
    "/contact?x=//y",
  );
  const direct = await exchange(replicas[0]?.port ?? 0, "/contact", {
    headers: { "Accept-Encoding": "br" },
  });
  const proxied = await exchange(port, "/contact", {
    headers: { "Accept-Encoding": "br" },
  });
  expect(proxied.body).toEqual(direct.body);
  for (const name of [
    "content-security-policy",
    "etag",
    "content-encoding",
    "vary",
    "cache-control",
  ]) {
    expect(proxied.headers[name]).toBe(direct.headers[name]);
  }
});

/** As the server answers it, whatever its lines are. */
const blankLines = "\r\n\r\n".repeat(20);
const blankPost = `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${blankLines.length}\r\n\r\n${blankLines}`;

test("posts of blank lines are answered, and visitors do not notice them", async () => {
  const posts: number[] = [];
  const visits: number[] = [];
  for (let count = 0; count < 14; count += 1) {
    posts.push((await exchangeBytes(port, blankPost)).status);
    for (let visit = 0; visit < 5; visit += 1)
      visits.push((await exchange(port, "/contact")).status);
  }
  expect([new Set(posts), new Set(visits)]).toEqual([
    new Set([404]),
    new Set([200]),
  ]);
});

test("the metrics are not for visitors", async () => {
  const { status, body } = await exchange(port, "/metrics");
  expect([status, body.toString()]).toEqual([404, site.files.get("404.html")]);
});

test("when one replica stops, visitors do not notice", async () => {
  await replicas[0]?.app.close();
  for (let count = 0; count < 10; count += 1)
    expect((await exchange(port, "/contact")).status).toBe(200);
});

/**
 * Breaks the connection of some requests, as a client might bring a replica to
 * do.
 */
async function fragileReplica(): Promise<number> {
  const server = createServer((request, response) => {
    if (request.url === "/broken") request.destroy();
    else response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

test("requests that fail set no replica aside, so others do not notice them", async () => {
  const ownPort = await freePort();
  const fragile = [await fragileReplica(), await fragileReplica()];
  const own = await runNginx(shippedProxy(ownPort, fragile), ownPort);
  onTestFinished(() => own.stop());
  for (let count = 0; count < 5; count += 1) {
    expect((await exchange(ownPort, "/broken")).status).toBe(502);
    expect((await exchange(ownPort, "/contact")).status).toBe(200);
  }
});

test("an IPv6 client is limited by its /64, whatever addresses it uses", async () => {
  const ownPort = await freePort();
  const own = await runNginx(
    visitedFrom(shippedProxy(ownPort, [await fragileReplica()])),
    ownPort,
  );
  onTestFinished(() => own.stop());
  expect(await refusedOf(ownPort, oneNetwork)).toBeGreaterThan(5);
  expect(await refusedOf(ownPort, manyNetworks)).toBe(0);
});
