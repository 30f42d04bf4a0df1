import { afterAll, beforeAll, expect, test } from "vitest";
import { caddyfile } from "../../publish/hosts/caddy.ts";
import { writeHostFiles } from "../../publish/hosts/index.ts";
import { nginxConfiguration } from "../../publish/hosts/nginx.ts";
import { type Answer, exchange } from "../../server/testing/exchange.ts";
import { type FixtureSite, writeFixtureSite } from "../../server/testing/fixture-site.ts";
import { type RunningSite, serveFixture } from "../../server/testing/running-site.ts";
import { caddyOnLoopback, caddyProgram, runCaddy } from "../tools/caddy.ts";
import { findProgram } from "../tools/debian-program.ts";
import { runNginx } from "../tools/nginx.ts";
import { freePort } from "../tools/ports.ts";

let site: FixtureSite;
let behind: RunningSite;
let direct: Answer;
beforeAll(async () => {
  site = await writeFixtureSite();
  await writeHostFiles(site.siteDir, site.manifest, "server");
  behind = await serveFixture(site, { trustedProxies: ["loopback"] });
  direct = await exchange(behind.port, "/api/nothing");
});
afterAll(async () => {
  await behind.app.close();
  await site.remove();
});

const visitorsId = "chosen-by-the-visitor";
const ask = (port: number) => exchange(port, "/api/nothing", { headers: { "X-Request-Id": visitorsId } });

/** The host must not add its headers to the server's: a response must have one policy. The request id is its own. */
function expectTheSame(answer: Answer): void {
  expect(answer.status).toBe(direct.status);
  expect(answer.body.toString()).toBe(direct.body.toString());
  const varying = ["date", "connection", "keep-alive", "x-request-id", "server"];
  for (const [name, value] of Object.entries(direct.headers)) {
    if (!varying.includes(name)) expect([name, answer.headers[name]]).toEqual([name, value]);
  }
  expect(answer.headers["x-request-id"]).toMatch(/^[\w-]+$/);
  expect(answer.headers["x-request-id"]).not.toBe(visitorsId);
}

test("nginx passes the form's requests to the server, and its responses back unchanged", async () => {
  const port = await freePort();
  const place = {
    listen: [`127.0.0.1:${port}`],
    root: site.siteDir,
    server: `http://127.0.0.1:${behind.port}`,
  };
  const nginx = await runNginx(nginxConfiguration(site.manifest, place), port);
  expectTheSame(await ask(port));
  await nginx.stop();
});

test.skipIf(findProgram(caddyProgram) === undefined)("Caddy does the same", async () => {
  const port = await freePort();
  const place = { ...caddyOnLoopback(port, site.siteDir), server: `http://127.0.0.1:${behind.port}` };
  const caddy = await runCaddy(caddyfile(site.manifest, place), port);
  expectTheSame(await ask(port));
  await caddy.stop();
});
