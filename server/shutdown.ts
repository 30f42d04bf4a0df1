import type { FastifyInstance } from "fastify";
import { untilQuiet } from "./until-quiet.ts";

const parentCheckMilliseconds = 500;
/** Taken as early as possible: the parent may be gone before the server listens. */
const parentAtStart = process.ppid;

/**
 * npm runs a script in a shell, which ends on a signal without passing it on. So a server that npm started stops when
 * its parent is gone; nobody else would stop it.
 */
function whenNpmIsGone(stop: () => void): void {
  if (process.env.npm_lifecycle_event === undefined || process.platform === "win32") return;
  const timer = setInterval(() => {
    if (process.ppid === parentAtStart) return;
    clearInterval(timer);
    stop();
  }, parentCheckMilliseconds);
  timer.unref();
}

/**
 * Stops the server on SIGTERM or SIGINT: no new connections, the requests in hand answered, then whatever hangs on
 * `onClose`, then exit 0. Clients that are not done in time are cut off; a second signal ends it at once.
 */
export function stopOnSignal(app: FastifyInstance, graceMilliseconds: number, portIsShared = false): void {
  let stopping = false;

  async function stop(reason: string): Promise<void> {
    if (stopping) process.exit(1);
    stopping = true;
    // Another process has the port too, so the system goes on sending us visitors until we close it.
    if (portIsShared) await untilQuiet(app.server);
    // At once, not after Fastify's own preparations: nothing that comes after this line gets in.
    app.server.close();
    app.log.info({ reason }, "stopping");
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

  function begin(reason: string): void {
    stop(reason).catch((error: unknown) => {
      app.log.fatal(error, "the stop failed");
      process.exit(1);
    });
  }
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, begin);
  whenNpmIsGone(() => {
    if (!stopping) begin("npm is gone");
  });
}
