import { chmod, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { pageHeaders } from "../../server/site/headers.ts";
import { exchange } from "../../server/testing/exchange.ts";
import { caddyProgram, runCaddy } from "../tools/caddy.ts";
import { serveCleanUrls } from "../tools/clean-url-server.ts";
import { findProgram } from "../tools/debian-program.ts";
import { runNginx, shippedNginx } from "../tools/nginx.ts";
import { freePort } from "../tools/ports.ts";
import { buildFolder, builtManifest, serveOnPort, siteFolder } from "../tools/site.ts";

const { pages, redirects } = builtManifest();

async function expectEveryPage(port: number): Promise<void> {
  for (const [address, file] of Object.entries(pages)) {
    const { status, body } = await exchange(port, address);
    expect([address, status, body.equals(await readFile(path.join(siteFolder, file)))]).toEqual([
      address,
      200,
      true,
    ]);
  }
  expect((await exchange(port, "/a-page-that-is-not-there")).status).toBe(404);
}

async function expectHeadersAndRedirects(port: number): Promise<void> {
  const expected = Object.entries(pageHeaders()).map(([name, value]) => [name.toLowerCase(), value]);
  for (const address of Object.keys(pages)) {
    const { headers } = await exchange(port, address, { headers: { "Accept-Encoding": "gzip" } });
    expect(headers).toMatchObject({ ...Object.fromEntries(expected), "content-encoding": "gzip" });
  }
  for (const [from, to] of Object.entries(redirects)) {
    const { status, headers } = await exchange(port, `${from}?from=mail`);
    expect([from, status, headers.location]).toEqual([from, 301, `${to}?from=mail`]);
  }
}

const hosts = {
  "the Node server": async (port: number) => serveOnPort({ PORT: String(port) }),
  "nginx with deploy/nginx.conf": async (port: number) => {
    // As root, nginx reads files as another user.
    await chmod(buildFolder, 0o755);
    return runNginx(shippedNginx(port, siteFolder), port);
  },
  "Caddy with deploy/Caddyfile": (port: number) => runCaddy(port, siteFolder),
};

for (const [name, run] of Object.entries(hosts)) {
  const missing = name.startsWith("Caddy") && findProgram(caddyProgram) === undefined;
  test.skipIf(missing)(`${name} serves every page, header and old address of the build`, async () => {
    const port = await freePort();
    const host = await run(port);
    await expectEveryPage(port);
    await expectHeadersAndRedirects(port);
    await host.stop();
  });
}

test("a static host with clean URLs serves every page, and old addresses redirect", async () => {
  const host = await serveCleanUrls(siteFolder);
  await expectEveryPage(host.port);
  for (const [from, to] of Object.entries(redirects)) {
    const page = (await exchange(host.port, from)).body.toString();
    expect(page).toContain(`<meta http-equiv="refresh" content="0; url=${to}">`);
  }
  await host.stop();
});
