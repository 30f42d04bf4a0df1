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

type Watched = Pick<WorkerSettings, "inbox" | "log">;

/** Logs a problem immediately and then every hour, until it is over. */
function createAlarm({ inbox, log }: Watched, text: string) {
  let reportedAt = Number.NEGATIVE_INFINITY;
  return {
    raise(fields: object) {
      if (inbox.now() - reportedAt < repeatReportMs) return;
      reportedAt = inbox.now();
      log.error(fields, text);
    },
    clear() {
      reportedAt = Number.NEGATIVE_INFINITY;
    },
  };
}

/** Reports an unavailable store and stuck deliveries. */
export function watchInbox(watched: Watched): () => Promise<void> {
  const storeAlarm = createAlarm(watched, "the inbox takes no messages");
  const deliveryAlarm = createAlarm(watched, "contact deliveries stuck for over an hour");
  return async () => {
    const health = await watched.inbox.health();
    if (!health.reachable) {
      storeAlarm.raise({ problem: health.problem });
      return;
    }
    storeAlarm.clear();
    const { stuck, dead } = health;
    if (stuck > 0) deliveryAlarm.raise({ stuck, dead });
    else deliveryAlarm.clear();
  };
}
