import type { FastifyInstance } from "fastify";

/**
 * Stops the server on SIGTERM or SIGINT: no new connections, the requests in hand answered, then whatever hangs on
 * `onClose`, then exit 0. Clients that are not done in time are cut off; a second signal ends it at once.
 */
export function stopOnSignal(app: FastifyInstance, graceMilliseconds: number): void {
  let stopping = false;

  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (stopping) process.exit(1);
    stopping = true;
    // At once, not after Fastify's own preparations: nothing that comes after this line gets in.
    app.server.close();
    app.log.info({ signal }, "stopping");
    // A connection whose answer is under way now would otherwise idle until the usual limit.
    app.server.keepAliveTimeout = 1;
    const cutOff = setTimeout(() => {
      app.log.warn("some clients were not done in time");
      app.server.closeAllConnections();
    }, graceMilliseconds);
    await app.close();
    clearTimeout(cutOff);
    app.log.info("stopped");
    process.exitCode = 0;
  }

  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => {
        app.log.fatal(error, "the stop failed");
        process.exit(1);
      });
    });
  }
}
