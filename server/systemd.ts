import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { FastifyBaseLogger } from "fastify";
import type { Readiness } from "./readiness.ts";

type Send = (...states: string[]) => void;

/**
 * Tells systemd what `Type=notify` and `WatchdogSec=` wait for, if it started
 * the server. Node has no sockets of the kind that systemd listens on, so
 * systemd's own program speaks for it.
 */
export function notifySystemd(
  { NOTIFY_SOCKET, WATCHDOG_USEC }: NodeJS.ProcessEnv,
  readiness: Readiness,
  log: Pick<FastifyBaseLogger, "error">,
) {
  if (NOTIFY_SOCKET === undefined) return { listening() {}, stopping() {} };
  return supervise(
    readiness,
    createSender(log),
    Number(WATCHDOG_USEC ?? 0) / 1000,
  );
}

const run = promisify(execFile);

/** One after the other, so that they arrive in order. */
function createSender(log: Pick<FastifyBaseLogger, "error">): Send {
  let last: Promise<unknown> = Promise.resolve();
  return (...states) => {
    last = last
      .then(() => run("systemd-notify", states, { timeout: 10_000 }))
      .catch((error: Error) =>
        log.error({ reason: error.message }, "systemd could not be notified"),
      );
  };
}

/**
 * Ready once messages can be stored, so that a release that cannot store any
 * does not replace one that can. The watchdog is answered while the event loop
 * runs and the store answers, with an error too: a restart would not help.
 */
export function supervise(
  readiness: Readiness,
  send: Send,
  watchdogMs: number,
) {
  const halfMs = watchdogMs / 2;
  let timer: NodeJS.Timeout | undefined;
  const answer = () => {
    if (readiness.silentForMs < halfMs) send("WATCHDOG=1");
  };
  const report = (problem: string | null | undefined) => {
    if (problem === null) send("READY=1", "STATUS=Accepts messages");
    else if (problem)
      send(`STATUS=Serves pages, but the inbox takes no messages: ${problem}`);
  };
  return {
    listening(): void {
      report(readiness.problem);
      readiness.on("change", report);
      if (watchdogMs > 0) timer = setInterval(answer, halfMs).unref();
    },
    stopping(): void {
      clearInterval(timer);
      send("STOPPING=1");
    },
  };
}
