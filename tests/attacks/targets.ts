import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeHostFiles } from "../../publish/hosts/index.ts";
import { type FixtureSite, writeFixtureSite } from "../../server/testing/fixture-site.ts";
import { caddyProgram } from "../tools/caddy.ts";
import { type ChildServer, runChildServer } from "../tools/child-server.ts";
import { ensureProgram, findProgram } from "../tools/debian-program.ts";
import { freePort } from "../tools/ports.ts";
import { runSiteServer } from "../tools/site-server.ts";

export interface Target {
  /** Where visitors and attackers connect. */
  readonly port: number;
  /** The Node server itself. */
  readonly serverPort: number;
  readonly dataDir: string;
  readonly siteUrl: string;
  stop(): Promise<void>;
}

const caddyfile = path.join(import.meta.dirname, "../../deploy/Caddyfile");

/** Caddy as deploy/Caddyfile configures it: it serves the pages from disk and passes /api/ on. */
async function runCaddyBefore(site: FixtureSite, serverPort: number, port: number): Promise<ChildServer> {
  return runChildServer(ensureProgram(caddyProgram), ["run", "--config", caddyfile], port, {
    SITE_ADDRESS: `http://127.0.0.1:${port}`,
    SITE_ROOT: site.siteDir,
    SITE_UPSTREAM: `127.0.0.1:${serverPort}`,
    XDG_CONFIG_HOME: site.buildDir,
    XDG_DATA_HOME: site.buildDir,
  });
}

async function start(behindCaddy: boolean): Promise<Target> {
  const site = await writeFixtureSite();
  await writeHostFiles(site.siteDir, site.manifest, "server");
  const dataDir = await mkdtemp(path.join(tmpdir(), "attacked-"));
  const serverPort = await freePort();
  // The attacks are about the server's work, not about the form's limit for all senders together.
  process.env.CONTACT_LIMIT_IN_ALL = "1000000";
  if (behindCaddy) process.env.TRUST_PROXY = "loopback";
  else delete process.env.TRUST_PROXY;
  const servers = [await runSiteServer(site.buildDir, dataDir, serverPort)];
  const port = behindCaddy ? await freePort() : serverPort;
  if (behindCaddy) servers.push(await runCaddyBefore(site, serverPort, port));
  return {
    port,
    serverPort,
    dataDir,
    siteUrl: site.manifest.siteUrl,
    async stop() {
      for (const server of servers) {
        // A busy server would not react to anything milder.
        process.kill(server.pid, "SIGKILL");
        await server.stop();
      }
      await rm(dataDir, { recursive: true, force: true });
      await site.remove();
    },
  };
}

/** The Node server alone and, if there is a Caddy, behind the configuration that docs/deployment.md recommends. */
export const targets: readonly { readonly name: string; start(): Promise<Target> }[] = [
  { name: "bare", start: () => start(false) },
  ...(existsSync(caddyfile) && findProgram(caddyProgram) !== undefined
    ? [{ name: "behind Caddy", start: () => start(true) }]
    : []),
];
