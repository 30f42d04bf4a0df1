import type { FastifyBaseLogger } from "fastify";
import { kindOf, type LeasedDelivery, type LiveInbox } from "../inbox.ts";
import { stuckAfterMs } from "../storage/outbox.ts";
import { retryDelay } from "./retry-delay.ts";
import { DeliveryFailure, type Sink } from "./sink.ts";

export type DeliveryLog = Pick<FastifyBaseLogger, "info" | "warn" | "error">;

/** Resolves after a while, or at once when the signal says stop. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

export interface WorkerSettings {
  inbox: LiveInbox;
  sinks: readonly Sink[];
  log: DeliveryLog;
  wait: Wait;
  random: () => number;
}

export interface DeliveryWorker {
  /** Finishes the deliveries in hand and starts no other. */
  stop(): Promise<void>;
}

const together = 4;
const pollMs = 1000;
const watchMs = 60_000;
const repeatReportMs = 60 * 60 * 1000;

/** One loop for each sink, so that one that hangs delays no other, and one that watches. */
export function runWorker(settings: WorkerSettings): DeliveryWorker {
  const { sinks, wait } = settings;
  const stopping = new AbortController();
  const repeat = async (work: () => Promise<number>) => {
    while (!stopping.signal.aborted) {
      const pauseMs = await work();
      if (pauseMs > 0) await wait(pauseMs, stopping.signal);
    }
  };
  const watch = stuckWatch(settings);
  const loops = [
    ...sinks.map((sink) => repeat(async () => ((await deliverDue(settings, sink)) > 0 ? 0 : pollMs))),
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

/** Attempts what is due for one sink, and says how many of them it could settle. */
export async function deliverDue(settings: WorkerSettings, sink: Sink): Promise<number> {
  const { inbox, log } = settings;
  try {
    const leased = await inbox.leaseDeliveries(sink.name, together);
    const settled = await Promise.all(leased.map((delivery) => attempt(settings, sink, delivery)));
    return settled.filter(Boolean).length;
  } catch (error) {
    log.error({ sink: sink.name, reason: kindOf(error) }, "contact deliveries could not be read");
    return 0;
  }
}

async function attempt(settings: WorkerSettings, sink: Sink, delivery: LeasedDelivery): Promise<boolean> {
  const { inbox, log } = settings;
  const subject = { sink: sink.name, messageId: delivery.message.id, attempt: delivery.attempts };
  const failure = await sink.deliver(delivery.message).then(
    () => null,
    (error: unknown) => (error instanceof DeliveryFailure ? error : new DeliveryFailure(kindOf(error))),
  );
  try {
    if (failure) await recordFailure(settings, delivery, failure, subject);
    else {
      await inbox.recordDelivered(delivery);
      log.info(subject, "contact message delivered");
    }
    return true;
  } catch (error) {
    // The lease runs out and the delivery is made again: at least once.
    log.error({ ...subject, reason: kindOf(error) }, "contact delivery could not be recorded");
    return false;
  }
}

async function recordFailure(
  { inbox, log, random }: WorkerSettings,
  delivery: LeasedDelivery,
  { reason, details }: DeliveryFailure,
  subject: object,
): Promise<void> {
  const retryInMs = retryDelay(delivery.attempts, random, details.retryAfterMs);
  await inbox.recordFailure(delivery, details.detail ? `${reason}: ${details.detail}` : reason, retryInMs);
  const stuck = inbox.now() - delivery.queuedAt >= stuckAfterMs;
  const outcome = retryInMs === null ? "given up" : "failed, will be tried again";
  log[stuck || retryInMs === null ? "error" : "warn"](
    { ...subject, reason, retryInMs },
    `contact delivery ${outcome}`,
  );
}

/** Says it when deliveries get stuck, and again every hour while they are. */
export function stuckWatch({ inbox, log }: WorkerSettings): () => Promise<void> {
  let reportedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const { stuck, dead } = await inbox.health();
    if (stuck === 0) reportedAt = Number.NEGATIVE_INFINITY;
    else if (inbox.now() - reportedAt >= repeatReportMs) {
      reportedAt = inbox.now();
      log.error({ stuck, dead }, "contact deliveries stuck for over an hour");
    }
  };
}
