import path from "node:path";
import { writeHostFiles } from "../../publish/hosts.ts";
import { writeFixtureSite } from "../../server/testing/fixture-site.ts";
import { caddyProgram, runCaddy } from "../tools/caddy.ts";
import { type ChildServer, runChildServer } from "../tools/child-server.ts";
import { findProgram } from "../tools/debian-program.ts";
import { freePort } from "../tools/ports.ts";

export interface Target {
  /** Where visitors and attackers connect. */
  readonly port: number;
  /** The Node server itself. */
  readonly serverPort: number;
  readonly dataDir: string;
  readonly siteUrl: string;
  stop(): Promise<void>;
}

const program = path.join(import.meta.dirname, "../../server/main.ts");

async function start(behindCaddy: boolean): Promise<Target> {
  const { buildDir, siteDir, manifest, remove } = await writeFixtureSite();
  await writeHostFiles(siteDir, manifest, "server");
  const dataDir = path.join(buildDir, "data");
  const serverPort = await freePort();
  const server = await runChildServer(process.execPath, [program], serverPort, {
    BUILD_DIR: buildDir,
    DATA_DIR: dataDir,
    HOST: "127.0.0.1",
    PORT: String(serverPort),
    LOG_LEVEL: "warn",
    TRUST_PROXY: behindCaddy ? "loopback" : "",
  });
  const servers: ChildServer[] = [server];
  const port = behindCaddy ? await freePort() : serverPort;
  if (behindCaddy) servers.push(await runCaddy(port, siteDir, `127.0.0.1:${serverPort}`));
  async function stop(): Promise<void> {
    for (const { pid, stop } of servers) {
      // A busy server would not react to anything milder.
      process.kill(pid, "SIGKILL");
      await stop();
    }
    await remove();
  }
  return { port, serverPort, dataDir, siteUrl: manifest.siteUrl, stop };
}

/** The Node server alone and, if there is a Caddy, behind the configuration that docs/deployment.md recommends. */
export const targets: readonly { readonly name: string; start(): Promise<Target> }[] = [
  { name: "bare", start: () => start(false) },
  ...(findProgram(caddyProgram) !== undefined ? [{ name: "behind Caddy", start: () => start(true) }] : []),
];
