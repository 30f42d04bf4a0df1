import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { exchange } from "../../server/testing/exchange.ts";
import { caddyProgram, runCaddy } from "../tools/caddy.ts";
import { serveCleanUrls } from "../tools/clean-url-server.ts";
import { findProgram } from "../tools/debian-program.ts";
import { runNginx, shippedNginx } from "../tools/nginx.ts";
import { freePort } from "../tools/ports.ts";
import { builtManifest, serveOnPort, siteFolder } from "../tools/site.ts";

const { pages, redirects } = builtManifest();

async function expectEveryPage(port: number): Promise<void> {
  for (const [address, file] of Object.entries(pages)) {
    const { status, body } = await exchange(port, address);
    const isFile = body.equals(await readFile(path.join(siteFolder, file)));
    expect([address, status, isFile]).toEqual([address, 200, true]);
  }
  expect((await exchange(port, "/a-page-that-is-not-there")).status).toBe(404);
}

test.each([
  ["the Node server", (port: number) => serveOnPort({ PORT: String(port) })],
  ["nginx", (port: number) => runNginx(shippedNginx(port, siteFolder), port)],
  ["Caddy", (port: number) => runCaddy(port, siteFolder)],
])("%s serves every page and old address of the build", async (name, run) => {
  if (name === "Caddy" && findProgram(caddyProgram) === undefined) return;
  const port = await freePort();
  const host = await run(port);
  await expectEveryPage(port);
  for (const [from, to] of Object.entries(redirects)) {
    const { status, headers } = await exchange(port, `${from}?from=mail`);
    expect([from, status, headers.location]).toEqual([from, 301, `${to}?from=mail`]);
  }
  await host.stop();
});

test("a static host with clean URLs serves every page, and old addresses redirect", async () => {
  const host = await serveCleanUrls(siteFolder);
  await expectEveryPage(host.port);
  for (const [from, to] of Object.entries(redirects)) {
    const page = (await exchange(host.port, from)).body.toString();
    expect(page).toContain(`<meta http-equiv="refresh" content="0; url=${to}">`);
  }
  await host.stop();
});
