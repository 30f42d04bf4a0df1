import { type ContactEnvironment, sinkSettings } from "../environment.ts";
import { kindOf } from "../message.ts";
import type { LiveInbox } from "../thread/threaded-inbox.ts";
import { acknowledgementSink, type FormSite } from "./acknowledgement-sink.ts";
import { type DeliverySettings, wait } from "./attempt.ts";
import { mailSink } from "./mail.ts";
import { deliverAll } from "./pool.ts";
import type { Sink } from "./sink.ts";
import { webhookSink } from "./webhook-sink.ts";

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
const eraseEveryMs = 10 * minuteMs;

/** Every sink that the environment configures. */
export function createSinks(environment: ContactEnvironment, inbox: LiveInbox, site: FormSite) {
  const { webhook, mail, acknowledgement } = sinkSettings(environment);
  const { words } = site;
  return [
    ...(webhook ? [webhookSink({ ...webhook, words })] : []),
    ...(mail ? [mailSink({ ...mail, words })] : []),
    ...(acknowledgement ? [acknowledgementSink({ ...acknowledgement, site, inbox })] : []),
  ];
}

/** One pool per sink, so that a hanging sink delays no other, a loop that monitors the store, and one that erases. */
export function runWorker(settings: DeliverySettings, sinks: readonly Sink[]) {
  const stopping = new AbortController();
  const cutOff = new AbortController();
  const repeat = async (pauseMs: number, work: () => Promise<unknown>) => {
    while (!stopping.signal.aborted) {
      await work();
      await wait(pauseMs, stopping.signal);
    }
  };
  const loops = Promise.all([
    ...sinks.map((sink) => deliverAll(settings, sink, stopping.signal, cutOff.signal)),
    repeat(minuteMs, () => correctDates(settings)),
    repeat(minuteMs, watchInbox(settings)),
    repeat(eraseEveryMs, () => eraseExpired(settings)),
  ]);
  return {
    /**
     * Starts no other deliveries, and gives those in progress this much time. What is then not recorded is left to its
     * lease: another process, or the next start, repeats it.
     */
    async stop(withinMs: number): Promise<void> {
      stopping.abort();
      await Promise.race([loops, wait(withinMs, cutOff.signal)]);
      cutOff.abort();
    },
  };
}

/** Logs a problem immediately and then every hour, until it is over. */
function createAlarm({ log }: DeliverySettings, text: string, level: "warn" | "error" = "error") {
  let reportedAt = Number.NEGATIVE_INFINITY;
  return (fields: object | null) => {
    if (fields === null) reportedAt = Number.NEGATIVE_INFINITY;
    else if (Date.now() - reportedAt >= hourMs) {
      reportedAt = Date.now();
      log[level](fields, text);
    }
  };
}

/** Of CONTACT_MEGABYTES: early enough to export and delete messages before any is refused. */
const almostFull = 0.8;

/** Reports an unavailable store, one that is almost full, and stuck deliveries. */
export function watchInbox(settings: DeliverySettings): () => Promise<void> {
  const storeAlarm = createAlarm(settings, "the inbox takes no messages");
  const deliveryAlarm = createAlarm(settings, "contact deliveries stuck for over an hour");
  const roomAlarm = createAlarm(
    settings,
    "the inbox fills up: export and delete messages, or raise CONTACT_MEGABYTES, before it refuses them",
    "warn",
  );
  return async () => {
    const health = await settings.inbox.health();
    storeAlarm(health.reachable ? null : { problem: health.problem });
    if (health.reachable) {
      const { stuck, dead } = health;
      deliveryAlarm(stuck > 0 ? { stuck, dead } : null);
    }
    roomAlarm(await almostFullInbox(settings));
  };
}

/** A server often starts before its clock is set. */
async function correctDates({ inbox, log }: DeliverySettings): Promise<void> {
  await inbox.correctDates().catch((error: unknown) => {
    log.error({ reason: kindOf(error) }, "the dates of contact deliveries could not be checked");
  });
}

/** What the log says of an inbox that is almost full; null if it is not, or cannot tell. */
async function almostFullInbox({ inbox }: DeliverySettings): Promise<object | null> {
  const fullness = await inbox.fullness().catch(() => null);
  if (fullness === null) return null;
  const share = fullness.usedBytes / fullness.limitBytes;
  return share < almostFull ? null : { percent: Math.floor(share * 100), ...fullness };
}

/** Erases expired messages. */
async function eraseExpired({ inbox, log }: DeliverySettings): Promise<void> {
  try {
    const { count, undelivered, postponedUntil } = await inbox.eraseExpired();
    if (count > 0) log.info({ count }, "expired contact messages erased");
    if (undelivered > 0)
      log.warn({ count: undelivered }, "erased contact messages that were never delivered");
    if (postponedUntil === null) return;
    log.warn(
      { until: new Date(postponedUntil).toISOString() },
      "the clock is days ahead of the inbox's last use: no message is erased by age until then; correct the clock if it is wrong",
    );
  } catch (error) {
    log.error({ reason: kindOf(error) }, "expired contact messages not erased");
  }
}
