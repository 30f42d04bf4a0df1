import type { FastifyBaseLogger } from "fastify";
import { kindOf, type LeasedDelivery, type LiveInbox } from "../inbox.ts";
import { stuckAfterMs } from "../storage/outbox.ts";
import { DeliveryFailure, type DeliveryOutcome, type Sink } from "./sink.ts";

export type DeliveryLog = Pick<FastifyBaseLogger, "info" | "warn" | "error">;

export interface DeliverySettings {
  inbox: LiveInbox;
  log: DeliveryLog;
  /** Resolves after a delay, or immediately when the signal aborts. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** A signal that aborts after this time. */
  timeout: (ms: number) => AbortSignal;
  random: () => number;
}

/** `stopping` starts no other deliveries; `cutOff` ends those in progress. */
export interface Stop {
  stopping: AbortSignal;
  cutOff: AbortSignal;
}

const slots = 4;
export const pollMs = 1000;
const secondMs = 1000;
/** A lease is two minutes. A delivery ends long before, and then there is time to record its outcome. */
const deliveryMs = 60 * secondMs;
const recordingMs = 100 * secondMs;

/**
 * Makes the due deliveries of one sink and returns how many it could settle. A slot leases the next delivery as soon
 * as it is free, so a hanging delivery blocks no other and no lease grows old.
 */
export async function deliverDue(settings: DeliverySettings, sink: Sink, stop: Stop): Promise<number> {
  const { inbox, log } = settings;
  const { stopping } = stop;
  const inProgress = new Set<Promise<void>>();
  let settled = 0;
  let storeFailed = false;
  const reportStore = (error: unknown) => {
    storeFailed = true;
    log.error({ sink: sink.name, reason: kindOf(error) }, "contact deliveries could not be read");
    return [];
  };
  const canLease = () => !stopping.aborted && !storeFailed && inProgress.size < slots;
  while (true) {
    const leased = canLease() ? inbox.leaseDeliveries(sink.name, slots - inProgress.size) : [];
    for (const delivery of await Promise.resolve(leased).catch(reportStore)) {
      const attempted = attempt(settings, sink, delivery, stop.cutOff).then((recorded) => {
        inProgress.delete(attempted);
        if (recorded) settled += 1;
        else storeFailed = true;
      });
      inProgress.add(attempted);
    }
    if (inProgress.size === 0) return settled;
    // Until a delivery ends or, if a slot is free, it is time to poll again.
    const over = new AbortController();
    const pause = canLease() ? [settings.wait(pollMs, AbortSignal.any([stopping, over.signal]))] : [];
    await Promise.race([...inProgress, ...pause]);
    over.abort();
  }
}

/** Returns whether the outcome could be recorded. Otherwise the delivery is repeated when its lease has expired. */
async function attempt(
  settings: DeliverySettings,
  sink: Sink,
  delivery: LeasedDelivery,
  cutOff: AbortSignal,
): Promise<boolean> {
  const { log, timeout, wait } = settings;
  const subject = { sink: sink.name, messageId: delivery.message.id, attempt: delivery.attempts };
  const leaseEnds = AbortSignal.any([timeout(recordingMs), cutOff]);
  const outcome = await deliverInTime(settings, sink, delivery, cutOff);
  if (cutOff.aborted && outcome instanceof DeliveryFailure) return false;
  for (let tries = 1; ; tries += 1) {
    try {
      await record(settings, delivery, outcome, subject);
      return true;
    } catch (error) {
      const fields = { ...subject, reason: kindOf(error) };
      if (tries === 1) log.error(fields, "contact delivery could not be recorded, will be tried again");
      await wait(pollMs, leaseEnds);
      if (!leaseEnds.aborted) continue;
      log.error(fields, "contact delivery could not be recorded");
      return false;
    }
  }
}

async function deliverInTime(
  { timeout }: DeliverySettings,
  sink: Sink,
  { message }: LeasedDelivery,
  cutOff: AbortSignal,
): Promise<DeliveryOutcome | DeliveryFailure> {
  const signal = AbortSignal.any([timeout(deliveryMs), cutOff]);
  try {
    return await Promise.race([sink.deliver(message, signal), rejection(signal)]);
  } catch (error) {
    if (signal.aborted) return new DeliveryFailure("timeout");
    return error instanceof DeliveryFailure ? error : new DeliveryFailure(kindOf(error));
  }
}

/** For a sink that ignores the signal. */
const rejection = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason));
  });

async function record(
  { inbox, log, random }: DeliverySettings,
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
    return log.info({ ...subject, reason: outcome.skipped }, "contact delivery skipped");
  }
  const { reason, details } = outcome;
  const retryInMs = retryDelay(delivery.attempts, random, details.retryAfterMs);
  await inbox.recordFailure(delivery, details.detail ? `${reason}: ${details.detail}` : reason, retryInMs);
  const stuck = inbox.now() - delivery.queuedAt >= stuckAfterMs;
  const next = retryInMs === null ? "given up" : "failed, will be tried again";
  const level = stuck || retryInMs === null ? "error" : "warn";
  log[level]({ ...subject, reason, retryInMs }, `contact delivery ${next}`);
}

const shortestMs = 5 * secondMs;
const longestMs = 24 * 60 * 60 * secondMs;
/** Spread over about a week, mostly one attempt a day. */
const mostAttempts = 24;

/**
 * The delay after a failed attempt: 5 s, doubling up to 24 h, with jitter in the upper half, so that many failures are
 * not retried at the same time. Null after the last attempt.
 */
function retryDelay(attempts: number, random: () => number, retryAfterMs = 0): number | null {
  if (attempts >= mostAttempts) return null;
  const full = Math.min(shortestMs * 2 ** (attempts - 1), longestMs);
  const jittered = full / 2 + (full / 2) * random();
  return Math.min(Math.max(jittered, shortestMs, retryAfterMs), longestMs);
}
