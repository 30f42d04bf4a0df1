import { type DeliverySettings, deliverDue, pollMs } from "./deliver-due.ts";
import type { Sink } from "./sink.ts";

export interface WorkerSettings extends DeliverySettings {
  sinks: readonly Sink[];
}

export interface DeliveryWorker {
  /** Finishes the deliveries in progress and starts no others. */
  stop(): Promise<void>;
}

const watchMs = 60_000;
const repeatReportMs = 60 * 60 * 1000;

/** One loop per sink, so that a hanging sink delays no other, and one that monitors the store. */
export function runWorker(settings: WorkerSettings): DeliveryWorker {
  const { sinks, wait } = settings;
  const stopping = new AbortController();
  const repeat = async (work: () => Promise<number>) => {
    while (!stopping.signal.aborted) {
      const pauseMs = await work();
      if (pauseMs > 0) await wait(pauseMs, stopping.signal);
    }
  };
  const watch = watchInbox(settings);
  const loops = [
    ...sinks.map((sink) =>
      repeat(async () => ((await deliverDue(settings, sink, stopping.signal)) > 0 ? 0 : pollMs)),
    ),
    repeat(async () => {
      await watch();
      return watchMs;
    }),
  ];
  return {
    async stop() {
      stopping.abort();
      await Promise.all(loops);
      for (const sink of sinks) sink.close();
    },
  };
}

/** Reports an unavailable store and stuck deliveries, immediately and then every hour. */
export function watchInbox({ inbox, log }: Pick<WorkerSettings, "inbox" | "log">): () => Promise<void> {
  let reportedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const { reachable, problem, stuck, dead } = await inbox.health();
    if (reachable && stuck === 0) reportedAt = Number.NEGATIVE_INFINITY;
    else if (inbox.now() - reportedAt >= repeatReportMs) {
      reportedAt = inbox.now();
      if (reachable) log.error({ stuck, dead }, "contact deliveries stuck for over an hour");
      else log.error({ problem }, "the inbox takes no messages");
    }
  };
}
