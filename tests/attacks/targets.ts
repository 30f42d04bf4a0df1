import path from "node:path";
import { writeHostFiles } from "../../publish/hosts.ts";
import { writeFixtureSite } from "../../server/testing/fixture-site.ts";
import { caddyProgram, runCaddy } from "../tools/caddy.ts";
import { type ChildServer, runChildServer } from "../tools/child-server.ts";
import { findProgram } from "../tools/debian-program.ts";
import {
  nginxProgram,
  runNginx,
  shippedNginx,
  shippedProxy,
} from "../tools/nginx.ts";
import { freePort } from "../tools/ports.ts";
import { attackersAddress } from "./floods.ts";

export interface Target {
  /** Where visitors and attackers connect. */
  readonly port: number;
  /** The Node server itself. */
  readonly serverPort: number;
  readonly dataDir: string;
  readonly siteUrl: string;
  /** Where visitors come from. */
  readonly visitorsAddress: string;
  stop(): Promise<void>;
}

const program = path.join(import.meta.dirname, "../../server/main.ts");

type Proxy = (
  port: number,
  siteDir: string,
  servers: readonly number[],
) => Promise<ChildServer>;

/** One server, or several that share an inbox behind a proxy. */
async function start(
  visitorsAddress: string,
  replicas: number,
  proxy?: Proxy,
): Promise<Target> {
  const { buildDir, siteDir, manifest, remove } = await writeFixtureSite();
  await writeHostFiles(siteDir, manifest, "server");
  const dataDir = path.join(buildDir, "data");
  const running: ChildServer[] = [];
  const run = async (): Promise<number> => {
    const port = await freePort();
    const server = await runChildServer(process.execPath, [program], port, {
      BUILD_DIR: buildDir,
      DATA_DIR: dataDir,
      HOST: "127.0.0.1",
      PORT: String(port),
      LOG_LEVEL: "warn",
      TRUST_PROXY: proxy ? "loopback" : "",
    });
    running.push(server);
    return port;
  };
  const serverPort = await run();
  const servers = [serverPort];
  while (servers.length < replicas) servers.push(await run());
  const port = proxy ? await freePort() : serverPort;
  if (proxy) running.push(await proxy(port, siteDir, servers));
  async function stop(): Promise<void> {
    for (const { pid, stop } of running) {
      // A busy server would not react to anything milder.
      process.kill(pid, "SIGKILL");
      await stop();
    }
    await remove();
  }
  return {
    port,
    serverPort,
    dataDir,
    siteUrl: manifest.siteUrl,
    visitorsAddress,
    stop,
  };
}

const caddy: Proxy = (port, siteDir, [server]) =>
  runCaddy(port, siteDir, `127.0.0.1:${server}`);
const nginx: Proxy = (port, siteDir, [server]) =>
  runNginx(shippedNginx(port, siteDir, `127.0.0.1:${server}`), port);
const nginxOverReplicas: Proxy = (port, _, servers) =>
  runNginx(shippedProxy(port, servers), port);

/**
 * nginx limits each address: visitors who share the attacker's are refused as
 * well.
 */
const neighbour = "127.0.1.1";

/**
 * The Node server alone, and behind each shipped configuration whose program is
 * there.
 */
export const targets: readonly {
  readonly name: string;
  start(): Promise<Target>;
}[] = [
  { name: "bare", start: () => start(attackersAddress, 1) },
  ...(findProgram(caddyProgram) === undefined
    ? []
    : [
        {
          name: "behind Caddy",
          start: () => start(attackersAddress, 1, caddy),
        },
      ]),
  ...(findProgram(nginxProgram) === undefined
    ? []
    : [
        { name: "behind nginx", start: () => start(neighbour, 1, nginx) },
        {
          name: "behind nginx, two replicas",
          start: () => start(neighbour, 2, nginxOverReplicas),
        },
      ]),
];
