import path from "node:path";
import type { FastifyInstance } from "fastify";
import { createApp } from "./app.ts";
import { type Environment, EnvironmentError, parseEnvironment } from "./environment.ts";
import { defaultLimits } from "./http-server.ts";
import { stopOnSignal } from "./shutdown.ts";
import { readManifest } from "./site/manifest.ts";
import { movedAddresses } from "./site/moved.ts";
import { loadSite } from "./site/resources.ts";

/** All addresses of the machine where HOST names none: IPv6 with IPv4, or IPv4 alone where that is all there is. */
async function listen(app: FastifyInstance, { HOST, PORT }: Environment): Promise<void> {
  try {
    await app.listen({ host: HOST ?? "::", port: PORT });
  } catch (error) {
    const noSuchFamily = ["EAFNOSUPPORT", "EADDRNOTAVAIL"].includes(
      (error as NodeJS.ErrnoException).code ?? "",
    );
    if (HOST !== undefined || !noSuchFamily) throw error;
    await app.listen({ host: "0.0.0.0", port: PORT });
  }
}

async function main(): Promise<void> {
  const environment = parseEnvironment(process.env);
  const buildDir = path.resolve(environment.BUILD_DIR);
  const manifest = await readManifest(buildDir);
  const app = createApp({
    site: await loadSite(buildDir, manifest),
    moved: movedAddresses(manifest),
    limits: { ...defaultLimits, maxConnections: environment.MAX_CONNECTIONS },
    logLevel: environment.LOG_LEVEL,
    trustedProxies: environment.TRUST_PROXY,
    readiness: async () => ({ ready: true, details: {} }),
  });
  stopOnSignal(app, environment.SHUTDOWN_SECONDS * 1000);
  await listen(app, environment);

  const address = app.server.address();
  const port = typeof address === "object" ? address?.port : environment.PORT;
  process.stderr.write(
    `The site is at http://localhost:${port} (${Object.keys(manifest.pages).length} pages)\n`,
  );
}

main().catch((error: unknown) => {
  const expected = error instanceof EnvironmentError;
  process.stderr.write(`${expected || !(error instanceof Error) ? error : error.stack}\n`);
  process.exitCode = 1;
});
