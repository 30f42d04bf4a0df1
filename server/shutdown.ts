import type { FastifyInstance } from "fastify";

/** How long after its clients the rest of the server may take to stop. */
const marginMilliseconds = 1000;
/** Read early: the parent may be gone before the server listens. */
const parentAtStart = process.ppid;

/**
 * npm runs scripts in a shell that does not forward signals, so a server
 * started by npm stops with its parent.
 */
function whenNpmIsGone(stop: () => void): void {
  if (
    process.env.npm_lifecycle_event === undefined ||
    process.platform === "win32"
  )
    return;
  const timer = setInterval(() => {
    if (process.ppid === parentAtStart) return;
    clearInterval(timer);
    stop();
  }, 500);
  timer.unref();
}

/**
 * Stops the server on SIGTERM or SIGINT: accept no connections, answer the
 * requests in progress, run `onClose`, exit
 * 0. Slow clients are cut off; a second signal, or a stop that takes too long, ends it immediately.
 */
export function stopOnSignal(
  app: FastifyInstance,
  graceMilliseconds: number,
): void {
  let stopping = false;

  async function stop(reason: string): Promise<void> {
    if (stopping) process.exit(1);
    stopping = true;
    // Now, before Fastify's own preparations, so that nothing arrives after
    // this line.
    app.server.close();
    app.log.info({ reason }, "stopping");
    // A connection that is being answered would otherwise idle until the usual
    // timeout.
    app.server.keepAliveTimeout = 1;
    const cutOff = setTimeout(() => {
      app.log.warn("some clients did not finish in time");
      app.server.closeAllConnections();
    }, graceMilliseconds);
    const deadline = setTimeout(() => {
      // A delivery in progress is leased, so it is repeated after the next
      // start.
      app.log.error("the server did not stop in time and ends now");
      process.exit(1);
    }, graceMilliseconds + marginMilliseconds);
    await app.close();
    clearTimeout(cutOff);
    // Still ends the process if something keeps it running.
    deadline.unref();
    app.log.info("stopped");
    process.exitCode = 0;
  }

  function begin(reason: string): void {
    stop(reason).catch((error: unknown) => {
      app.log.fatal(error, "the stop failed");
      process.exit(1);
    });
  }
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.on(signal, begin);
  whenNpmIsGone(() => {
    if (!stopping) begin("npm is gone");
  });
}
