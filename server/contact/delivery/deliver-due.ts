import type { FastifyBaseLogger } from "fastify";
import { kindOf, type LeasedDelivery, type LiveInbox } from "../inbox.ts";
import { stuckAfterMs } from "../storage/outbox.ts";
import { retryDelay } from "./retry-delay.ts";
import { DeliveryFailure, type Sink } from "./sink.ts";

export type DeliveryLog = Pick<FastifyBaseLogger, "info" | "warn" | "error">;

/** Resolves after a delay, or immediately when the signal aborts. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

export interface DeliverySettings {
  inbox: LiveInbox;
  log: DeliveryLog;
  wait: Wait;
  random: () => number;
}

const slots = 4;
export const pollMs = 1000;

/**
 * Makes the due deliveries of one sink and returns how many it could settle. A slot leases the next delivery as soon
 * as it is free, so a hanging delivery blocks no other and no lease grows old.
 */
export async function deliverDue(
  settings: DeliverySettings,
  sink: Sink,
  stopping: AbortSignal,
): Promise<number> {
  const inProgress = new Set<Promise<void>>();
  let settled = 0;
  let storeFailed = false;
  const start = (delivery: LeasedDelivery) => {
    const attempted = attempt(settings, sink, delivery).then((recorded) => {
      inProgress.delete(attempted);
      if (recorded) settled += 1;
      else storeFailed = true;
    });
    inProgress.add(attempted);
  };
  const canLease = () => !stopping.aborted && !storeFailed && inProgress.size < slots;
  while (true) {
    const leased = canLease() ? await lease(settings, sink, slots - inProgress.size) : [];
    if (leased === null) storeFailed = true;
    else leased.forEach(start);
    if (inProgress.size === 0) return settled;
    await oneOf(inProgress, canLease() ? (signal) => settings.wait(pollMs, signal) : null, stopping);
  }
}

/** Until a delivery ends or, if a slot is free, it is time to poll again. */
async function oneOf(
  inProgress: ReadonlySet<Promise<void>>,
  pause: ((signal: AbortSignal) => Promise<void>) | null,
  stopping: AbortSignal,
): Promise<void> {
  const over = new AbortController();
  const paused = pause ? [pause(AbortSignal.any([stopping, over.signal]))] : [];
  await Promise.race([...inProgress, ...paused]);
  over.abort();
}

async function lease(
  { inbox, log }: DeliverySettings,
  sink: Sink,
  limit: number,
): Promise<LeasedDelivery[] | null> {
  try {
    return await inbox.leaseDeliveries(sink.name, limit);
  } catch (error) {
    log.error({ sink: sink.name, reason: kindOf(error) }, "contact deliveries could not be read");
    return null;
  }
}

/** Returns whether the outcome could be recorded. */
async function attempt(settings: DeliverySettings, sink: Sink, delivery: LeasedDelivery): Promise<boolean> {
  const { inbox, log } = settings;
  const subject = { sink: sink.name, messageId: delivery.message.id, attempt: delivery.attempts };
  const outcome = await sink
    .deliver(delivery.message)
    .catch((error: unknown) =>
      error instanceof DeliveryFailure ? error : new DeliveryFailure(kindOf(error)),
    );
  try {
    if (outcome instanceof DeliveryFailure) await recordFailure(settings, delivery, outcome, subject);
    else if (outcome === "delivered") {
      await inbox.recordDelivered(delivery);
      log.info(subject, "contact message delivered");
    } else {
      await inbox.recordSkipped(delivery);
      log.info({ ...subject, reason: outcome.skipped }, "contact delivery skipped");
    }
    return true;
  } catch (error) {
    // The lease expires and the delivery is repeated: at least once.
    log.error({ ...subject, reason: kindOf(error) }, "contact delivery could not be recorded");
    return false;
  }
}

async function recordFailure(
  { inbox, log, random }: DeliverySettings,
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
