import type { AddressInfo } from "node:net";
import { type AppOptions, createApp } from "../app.ts";
import { defaultLimits } from "../http-server.ts";
import { loadSite } from "../site/resources.ts";
import type { FixtureSite } from "./fixture-site.ts";

export type RunningSite = Awaited<ReturnType<typeof serveFixture>>;

/**
 * The server with a fixture on a free loopback port. Close it with
 * `app.close()`.
 */
export async function serveFixture(
  { buildDir, manifest }: FixtureSite,
  changes: Partial<AppOptions> = {},
) {
  const log: string[] = [];
  const app = createApp({
    site: await loadSite(buildDir, manifest),
    limits: defaultLimits,
    logLevel: "info",
    logStream: { write: (line) => log.push(line) },
    trustedProxies: [],
    isReady: () => true,
    deliversMessages: () => true,
    ...changes,
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  return { app, port: (app.server.address() as AddressInfo).port, log };
}
