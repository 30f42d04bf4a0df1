import { existsSync, readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { parseEnvironment } from "../../server/environment.ts";
import type { Headers } from "../../server/site/headers.ts";
import {
  type Manifest,
  manifestSchema,
  outputLayout,
} from "../../server/site/manifest.ts";
import { startServer } from "../../server/start.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const root = path.resolve(import.meta.dirname, "../..");
export const buildFolder = path.join(root, "build");
export const siteFolder = path.join(buildFolder, outputLayout.site);

/** The output of the last build. */
export function builtManifest(): Manifest {
  const text = readFileSync(
    path.join(buildFolder, outputLayout.manifest),
    "utf8",
  );
  return manifestSchema.parse(JSON.parse(text));
}

/** The route table, as built. */
export function allRoutes(): string[] {
  return Object.keys(builtManifest().pages);
}

/** A page of the output, as text. */
export function pageSource(address: string): string {
  const file = builtManifest().pages[address];
  if (!file) throw new Error(`There is no page at ${address}`);
  return readFileSync(path.join(siteFolder, file), "utf8");
}

export function notFoundSource(): string {
  return readFileSync(path.join(siteFolder, builtManifest().notFound), "utf8");
}

/** Whether the output has a file for this URL path. */
export function hasFile(address: string): boolean {
  return existsSync(path.join(siteFolder, decodeURIComponent(address)));
}

/**
 * The real server on a free loopback port and with an empty inbox, for tools
 * that need one of their own.
 */
export async function serveSite(
  overrides: Record<string, string> = {},
): Promise<FastifyInstance> {
  return startServer(
    parseEnvironment({
      HOST: "127.0.0.1",
      PORT: "0",
      LOG_LEVEL: "silent",
      BUILD_DIR: buildFolder,
      DATA_DIR: overrides.DATA_DIR ?? temporaryFolder("inbox"),
      ...overrides,
    }),
  );
}

/**
 * The site on a port of its own, and a way to stop it that does not wait for a
 * browser's idle connections.
 */
export async function serveOnPort(overrides: Record<string, string> = {}) {
  const site = await serveSite(overrides);
  const { port } = site.server.address() as AddressInfo;
  return {
    server: site.server,
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      const closed = site.close();
      site.server.closeAllConnections();
      await closed;
    },
  };
}

export const headersInLowerCase = (headers: Headers) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
