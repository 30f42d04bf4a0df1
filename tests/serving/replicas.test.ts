import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exchange } from "../../server/testing/exchange.ts";
import { type FixtureSite, writeFixtureSite } from "../../server/testing/fixture-site.ts";
import { type RunningSite, serveFixture } from "../../server/testing/running-site.ts";
import type { ChildServer } from "../tools/child-server.ts";
import { runNginx } from "../tools/nginx.ts";
import { freePort } from "../tools/ports.ts";

let site: FixtureSite;
let replicas: RunningSite[];
let proxy: ChildServer;
let port: number;

beforeAll(async () => {
  site = await writeFixtureSite();
  const behindProxy = { trustedProxies: ["loopback"] };
  replicas = [await serveFixture(site, behindProxy), await serveFixture(site, behindProxy)];
  port = await freePort();
  const servers = replicas.map((replica) => `server 127.0.0.1:${replica.port};`).join(" ");
  // The container's configuration, except the names that only Docker's network knows.
  const configuration = readFileSync(path.resolve(import.meta.dirname, "../../deploy/proxy.conf"), "utf8")
    .replace(/^resolver .*$/m, "")
    .replace("server site:3000 resolve;", servers)
    .replace("listen 8080;", `listen 127.0.0.1:${port};`);
  proxy = await runNginx(configuration, port);
});
afterAll(async () => {
  await proxy.stop();
  await Promise.all(replicas.map(({ app }) => app.close()));
  await site.remove();
});

const requestsAt = ({ log }: RunningSite) => log.filter((line) => line.includes('"path":"/contact"')).length;

test("both replicas get requests, and the response has the proxy's request id", async () => {
  for (let count = 0; count < 10; count += 1) expect((await exchange(port, "/contact")).status).toBe(200);
  expect(replicas.map(requestsAt)).toEqual([5, 5]);
  expect((await exchange(port, "/healthz")).headers["x-request-id"]).toMatch(/^[0-9a-f]{32}$/);
});

test("addresses, headers and redirects reach the visitor unchanged", async () => {
  expect((await exchange(port, "//contact?x=//y")).headers.location).toBe("/contact?x=//y");
  const [direct, proxied] = [
    await exchange(replicas[0]?.port ?? 0, "/contact", { headers: { "Accept-Encoding": "br" } }),
    await exchange(port, "/contact", { headers: { "Accept-Encoding": "br" } }),
  ];
  expect(proxied.body).toEqual(direct.body);
  for (const name of ["content-security-policy", "etag", "content-encoding", "vary", "cache-control"]) {
    expect(proxied.headers[name]).toBe(direct.headers[name]);
  }
});

test("when one replica stops, visitors do not notice", async () => {
  await replicas[0]?.app.close();
  for (let count = 0; count < 10; count += 1) expect((await exchange(port, "/contact")).status).toBe(200);
});
