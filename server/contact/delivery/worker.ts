import { type ContactEnvironment, sinkSettings } from "../environment.ts";
import { kindOf } from "../message.ts";
import type { LiveInbox } from "../thread/threaded-inbox.ts";
import { acknowledgementSink, type FormSite } from "./acknowledgement-sink.ts";
import { type DeliverySettings, wait } from "./attempt.ts";
import { mailSink } from "./mail.ts";
import { deliverAll } from "./pool.ts";
import { createWatch, type WatchSettings } from "./watch.ts";
import { webhookSink } from "./webhook-sink.ts";

const minuteMs = 60 * 1000;
const eraseEveryMs = 10 * minuteMs;

/** Every sink that the environment configures. */
export function createSinks(
  environment: ContactEnvironment,
  inbox: LiveInbox,
  site: FormSite,
) {
  const { webhook, mail, acknowledgement } = sinkSettings(environment);
  const { words } = site;
  return [
    // First, because notices have a few lines.
    ...(mail ? [mailSink({ ...mail, words })] : []),
    ...(webhook ? [webhookSink({ ...webhook, words })] : []),
    ...(acknowledgement
      ? [acknowledgementSink({ ...acknowledgement, site, inbox })]
      : []),
  ];
}

/**
 * One pool per sink, so that a hanging sink delays no other, a loop that
 * watches the deliveries, and one that erases.
 */
export function runWorker(settings: Omit<WatchSettings, "cutOff">) {
  const { sinks } = settings;
  const stopping = new AbortController();
  const cutOff = new AbortController();
  const watch = createWatch({ ...settings, cutOff: cutOff.signal });
  const repeat = async (pauseMs: number, work: () => Promise<unknown>) => {
    while (!stopping.signal.aborted) {
      await work();
      await wait(pauseMs, stopping.signal);
    }
  };
  const loops = Promise.all([
    ...sinks.map((sink) =>
      deliverAll(settings, sink, stopping.signal, cutOff.signal),
    ),
    repeat(minuteMs, () => correctDates(settings)),
    repeat(minuteMs, watch.check),
    repeat(eraseEveryMs, () => eraseExpired(settings)),
  ]);
  return {
    /** Whether messages reach their owner, as far as this process knows. */
    isWell: watch.isWell,
    /**
     * Starts no other deliveries, and gives those in progress this much time.
     * What is then not recorded is left to its
     * lease: another process, or the next start, repeats it.
     */
    async stop(withinMs: number): Promise<void> {
      stopping.abort();
      await Promise.race([loops, wait(withinMs, cutOff.signal)]);
      cutOff.abort();
    },
  };
}

/** A server often starts before its clock is set. */
async function correctDates({ inbox, log }: DeliverySettings): Promise<void> {
  await inbox.correctDates().catch((error: unknown) => {
    log.error(
      { reason: kindOf(error) },
      "the dates of contact deliveries could not be checked",
    );
  });
}

/** Erases expired messages. */
async function eraseExpired({ inbox, log }: DeliverySettings): Promise<void> {
  try {
    const { count, undelivered, postponedUntil } = await inbox.eraseExpired();
    if (count > 0) log.info({ count }, "expired contact messages erased");
    if (undelivered > 0)
      log.warn(
        { count: undelivered },
        "erased contact messages that were never delivered",
      );
    if (postponedUntil === null) return;
    log.warn(
      { until: new Date(postponedUntil).toISOString() },
      "the clock is days ahead of the inbox's last use: no message is erased by age until then; correct the clock if it is wrong",
    );
  } catch (error) {
    log.error({ reason: kindOf(error) }, "expired contact messages not erased");
  }
}
