import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { exchange } from "../../server/testing/exchange.ts";
import { caddyProgram, runCaddy } from "../tools/caddy.ts";
import { serveCleanUrls } from "../tools/clean-url-server.ts";
import { findProgram } from "../tools/debian-program.ts";
import { runNginx, shippedNginx } from "../tools/nginx.ts";
import { freePort } from "../tools/ports.ts";
import { builtManifest, siteFolder } from "../tools/site.ts";

const { pages, redirects } = builtManifest();

/** And a page or a redirect at each old address. */
async function expectEveryPage(port: number): Promise<void> {
  for (const [address, file] of Object.entries(pages)) {
    const { status, body } = await exchange(port, address);
    const isFile = body.equals(await readFile(path.join(siteFolder, file)));
    expect([address, status, isFile]).toEqual([address, 200, true]);
  }
  for (const [from, to] of Object.entries(redirects)) {
    const { headers, body } = await exchange(port, from);
    expect(headers.location ?? body.toString()).toContain(to);
  }
}

const servers: [name: string, run: (port: number) => Promise<{ port?: number; stop(): Promise<void> }>][] = [
  ["nginx", (port) => runNginx(shippedNginx(port, siteFolder), port)],
  ["Caddy", (port) => runCaddy(port, siteFolder)],
  ["a static host with clean URLs", () => serveCleanUrls(siteFolder)],
];
const hasCaddy = findProgram(caddyProgram) !== undefined;

test.each(servers.filter(([name]) => hasCaddy || name !== "Caddy"))(
  "%s serves every page and old address of the build",
  async (_, run) => {
    const port = await freePort();
    const host = await run(port);
    await expectEveryPage(host.port ?? port);
    await host.stop();
  },
);
