import { kindOf } from "../message.ts";
import { attempt, type DeliverySettings, pollMs, wait } from "./attempt.ts";
import type { Sink } from "./sink.ts";

const mostAtOnce = 4;

/**
 * Attempts the deliveries of one sink, the oldest first and a few at once. One
 * that hangs keeps its own place only: the others take turns in the rest. Ends
 * after the deliveries in progress once it is told to stop.
 */
export async function deliverAll(
  settings: DeliverySettings,
  sink: Sink,
  stopping: AbortSignal,
  cutOff: AbortSignal,
): Promise<void> {
  const inProgress = new Set<Promise<unknown>>();
  while (!stopping.aborted) {
    const free = mostAtOnce - inProgress.size;
    const leased = await lease(settings, sink, free);
    for (const delivery of leased) {
      const attempted: Promise<unknown> = attempt(
        settings,
        sink,
        delivery,
        cutOff,
      ).then(() => inProgress.delete(attempted));
      inProgress.add(attempted);
    }
    const moreIsDue = leased.length === free;
    if (moreIsDue) await Promise.race(inProgress);
    else await wait(pollMs, stopping);
  }
  await Promise.all(inProgress);
}

const lease = ({ inbox, log }: DeliverySettings, sink: Sink, limit: number) =>
  inbox.leaseDeliveries(sink.name, limit).catch((error: unknown) => {
    log.error(
      { sink: sink.name, reason: kindOf(error) },
      "contact deliveries could not be read",
    );
    return [];
  });
