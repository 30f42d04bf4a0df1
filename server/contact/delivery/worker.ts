import { type DeliverySettings, deliverDue, pollMs } from "./deliver-due.ts";
import type { Sink } from "./sink.ts";

export interface WorkerSettings extends DeliverySettings {
  sinks: readonly Sink[];
}

export type DeliveryWorker = ReturnType<typeof runWorker>;

const watchMs = 60_000;
const repeatReportMs = 60 * 60 * 1000;

/** One loop per sink, so that a hanging sink delays no other, and one that monitors the store. */
export function runWorker(settings: WorkerSettings) {
  const { sinks, wait } = settings;
  const stopping = new AbortController();
  const cutOff = new AbortController();
  const stop = { stopping: stopping.signal, cutOff: cutOff.signal };
  const repeat = async (work: () => Promise<number>) => {
    while (!stopping.signal.aborted) {
      const pauseMs = await work();
      if (pauseMs > 0) await wait(pauseMs, stopping.signal);
    }
  };
  const watch = watchInbox(settings);
  const loops = Promise.all([
    ...sinks.map((sink) => repeat(async () => ((await deliverDue(settings, sink, stop)) > 0 ? 0 : pollMs))),
    repeat(() => watch().then(() => watchMs)),
  ]);
  return {
    /**
     * Starts no other deliveries, and gives those in progress this much time. What is then not recorded is left to its
     * lease: another process, or the next start, repeats it.
     */
    async stop(withinMs = 10_000): Promise<void> {
      stopping.abort();
      const { promise: cut, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, withinMs);
      await Promise.race([loops, cut]);
      clearTimeout(timer);
      cutOff.abort();
    },
  };
}

type Watched = Pick<WorkerSettings, "inbox" | "log">;

/** Logs a problem immediately and then every hour, until it is over. */
function createAlarm({ inbox, log }: Watched, text: string) {
  let reportedAt = Number.NEGATIVE_INFINITY;
  return (fields: object | null) => {
    if (fields === null) reportedAt = Number.NEGATIVE_INFINITY;
    else if (inbox.now() - reportedAt >= repeatReportMs) {
      reportedAt = inbox.now();
      log.error(fields, text);
    }
  };
}

/** Reports an unavailable store and stuck deliveries. */
export function watchInbox(watched: Watched): () => Promise<void> {
  const storeAlarm = createAlarm(watched, "the inbox takes no messages");
  const deliveryAlarm = createAlarm(watched, "contact deliveries stuck for over an hour");
  return async () => {
    const health = await watched.inbox.health();
    storeAlarm(health.reachable ? null : { problem: health.problem });
    if (health.reachable) {
      const { stuck, dead } = health;
      deliveryAlarm(stuck > 0 ? { stuck, dead } : null);
    }
  };
}
