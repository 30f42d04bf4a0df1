import { setTimeout as delay } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import {
  kindOf,
  type LeasedDelivery,
  longestRetryMs,
  stuckAfterMs,
} from "../message.ts";
import type { LiveInbox } from "../thread/threaded-inbox.ts";
import { DeliveryFailure, type DeliveryOutcome, type Sink } from "./sink.ts";

export interface DeliverySettings {
  inbox: LiveInbox;
  log: Pick<FastifyBaseLogger, "info" | "warn" | "error">;
}

export const pollMs = 1000;
const secondMs = 1000;
/**
 * A lease is two minutes. A delivery ends long before, and then there is time
 * to record its outcome.
 */
export const deliveryMs = 60 * secondMs;
const recordingMs = 100 * secondMs;

/** Resolves after a delay, or immediately when the signal aborts. */
export const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  delay(ms, undefined, { signal, ref: false }).catch(() => {});

/**
 * Attempts one delivery. Returns whether the outcome could be recorded;
 * otherwise the delivery is repeated when its lease has expired.
 */
export async function attempt(
  settings: DeliverySettings,
  sink: Sink,
  delivery: LeasedDelivery,
  cutOff: AbortSignal,
): Promise<boolean> {
  const { log } = settings;
  const subject = {
    sink: sink.name,
    messageId: delivery.message.id,
    attempt: delivery.attempts,
  };
  const leaseEnds = AbortSignal.any([AbortSignal.timeout(recordingMs), cutOff]);
  const outcome = await deliverInTime(sink, delivery, cutOff);
  if (cutOff.aborted && outcome instanceof DeliveryFailure) return false;
  for (let tries = 1; ; tries += 1) {
    try {
      await record(settings, delivery, outcome, subject);
      return true;
    } catch (error) {
      const fields = { ...subject, reason: kindOf(error) };
      if (tries === 1)
        log.error(
          fields,
          "contact delivery could not be recorded, will be tried again",
        );
      await wait(pollMs, leaseEnds);
      if (!leaseEnds.aborted) continue;
      log.error(fields, "contact delivery could not be recorded");
      return false;
    }
  }
}

async function deliverInTime(
  sink: Sink,
  { message }: LeasedDelivery,
  cutOff: AbortSignal,
) {
  const signal = AbortSignal.any([AbortSignal.timeout(deliveryMs), cutOff]);
  try {
    return await Promise.race([
      sink.deliver(message, signal),
      rejection(signal),
    ]);
  } catch (error) {
    if (signal.aborted) return new DeliveryFailure("timeout");
    return error instanceof DeliveryFailure
      ? error
      : new DeliveryFailure(kindOf(error));
  }
}

/** For a sink that ignores the signal. */
const rejection = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason));
  });

async function record(
  { inbox, log }: DeliverySettings,
  delivery: LeasedDelivery,
  outcome: DeliveryOutcome | DeliveryFailure,
  subject: object,
): Promise<void> {
  if (outcome === "delivered") {
    await inbox.recordDelivered(delivery);
    return log.info(subject, "contact message delivered");
  }
  if (!(outcome instanceof DeliveryFailure)) {
    await inbox.recordSkipped(delivery);
    return log.info(
      { ...subject, reason: outcome.skipped },
      "contact delivery skipped",
    );
  }
  const { reason, details } = outcome;
  const retryInMs = retryDelay(delivery.attempts, details.retryAfterMs);
  await inbox.recordFailure(
    delivery,
    details.detail ? `${reason}: ${details.detail}` : reason,
    retryInMs,
  );
  const stuck = Date.now() - delivery.queuedAt >= stuckAfterMs;
  const next = retryInMs === null ? "given up" : "failed, will be tried again";
  const level = stuck || retryInMs === null ? "error" : "warn";
  log[level]({ ...subject, reason, retryInMs }, `contact delivery ${next}`);
}

const shortestMs = 5 * secondMs;
/** Spread over about a week, mostly one attempt a day. */
const mostAttempts = 24;

/**
 * The delay after a failed attempt: 5 s, doubling up to 24 h, with jitter in
 * the upper half, so that many failures are not retried at the same time. Null
 * after the last attempt.
 */
function retryDelay(attempts: number, retryAfterMs = 0): number | null {
  if (attempts >= mostAttempts) return null;
  const full = Math.min(shortestMs * 2 ** (attempts - 1), longestRetryMs);
  const jittered = full / 2 + (full / 2) * Math.random();
  return Math.min(Math.max(jittered, shortestMs, retryAfterMs), longestRetryMs);
}
