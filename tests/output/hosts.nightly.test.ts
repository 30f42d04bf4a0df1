import { cpSync } from "node:fs";
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { caddyfile } from "../../publish/hosts/caddy.ts";
import { writeHostFiles } from "../../publish/hosts/index.ts";
import { nginxConfiguration } from "../../publish/hosts/nginx.ts";
import { pageHeaders } from "../../server/site/headers.ts";
import { exchange } from "../../server/testing/exchange.ts";
import { caddyOnLoopback, caddyProgram, runCaddy } from "../tools/caddy.ts";
import { serveCleanUrls } from "../tools/clean-url-server.ts";
import { findProgram } from "../tools/debian-program.ts";
import { runNginx } from "../tools/nginx.ts";
import { freePort } from "../tools/ports.ts";
import { buildFolder, builtManifest } from "../tools/site.ts";
import { runSiteServer } from "../tools/site-server.ts";

const manifest = builtManifest();
let folder: string;
let siteDir: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "output-"));
  // As root, nginx reads files as another user.
  await chmod(folder, 0o755);
  cpSync(buildFolder, folder, { recursive: true });
  siteDir = path.join(folder, "site");
  await writeHostFiles(siteDir, manifest, "server");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function expectEveryPage(port: number): Promise<void> {
  for (const [address, file] of Object.entries(manifest.pages)) {
    const answer = await exchange(port, address);
    expect([address, answer.status]).toEqual([address, 200]);
    expect(answer.body.equals(await readFile(path.join(siteDir, file)))).toBe(true);
  }
  expect((await exchange(port, "/a-page-that-is-not-there")).status).toBe(404);
}

async function expectHeadersAndRedirects(port: number): Promise<void> {
  for (const address of Object.keys(manifest.pages)) {
    const { headers } = await exchange(port, address, { headers: { "Accept-Encoding": "br" } });
    expect([address, headers["content-encoding"]]).toEqual([address, "br"]);
    for (const [name, value] of Object.entries(pageHeaders())) {
      expect([address, headers[name.toLowerCase()]]).toEqual([address, value]);
    }
  }
  for (const [from, to] of Object.entries(manifest.redirects)) {
    const answer = await exchange(port, `${from}?from=mail`);
    expect([from, answer.status, answer.headers.location]).toEqual([from, 301, `${to}?from=mail`]);
  }
}

describe("the built site with its redirect pages", { timeout: 30_000 }, () => {
  it("is served by the Node server: every route, header and old address", async () => {
    const port = await freePort();
    const server = await runSiteServer(folder, path.join(folder, "data"), port);
    await expectEveryPage(port);
    await expectHeadersAndRedirects(port);
    await server.stop();
  });

  it("is served the same way by nginx with the generated configuration", async () => {
    const port = await freePort();
    const place = { listen: [`127.0.0.1:${port}`], root: siteDir };
    const nginx = await runNginx(nginxConfiguration(manifest, place), port);
    await expectEveryPage(port);
    await expectHeadersAndRedirects(port);
    await nginx.stop();
  });

  it.skipIf(findProgram(caddyProgram) === undefined)("is served the same way by Caddy", async () => {
    const port = await freePort();
    const caddy = await runCaddy(caddyfile(manifest, caddyOnLoopback(port, siteDir)), port);
    await expectEveryPage(port);
    await expectHeadersAndRedirects(port);
    await caddy.stop();
  });

  it("is served by a static host with clean URLs, and old addresses redirect", async () => {
    const host = await serveCleanUrls(siteDir);
    await expectEveryPage(host.port);
    for (const [from, to] of Object.entries(manifest.redirects)) {
      const page = (await exchange(host.port, from)).body.toString();
      expect(page).toContain(`<meta http-equiv="refresh" content="0; url=${to}">`);
    }
    await host.stop();
  });
});
