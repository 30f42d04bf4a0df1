import { setTimeout as delay } from "node:timers/promises";
import { acknowledgementSink, type FormSite } from "./delivery/acknowledgement-sink.ts";
import { sinkSettings } from "./delivery/configured-sinks.ts";
import type { DeliveryLog } from "./delivery/deliver-due.ts";
import { mailSink } from "./delivery/mail.ts";
import { webhookSink } from "./delivery/webhook-sink.ts";
import { type DeliveryWorker, runWorker } from "./delivery/worker.ts";
import type { ContactEnvironment } from "./environment.ts";
import type { LiveInbox } from "./inbox.ts";

/** Starts delivering to every configured sink. */
export function startDelivery(
  inbox: LiveInbox,
  environment: ContactEnvironment,
  log: DeliveryLog,
  site: FormSite,
): DeliveryWorker {
  const { webhook, mail, acknowledgement } = sinkSettings(environment);
  const sinks = [
    webhook && webhookSink(webhook, () => inbox.now()),
    mail && mailSink(mail),
    acknowledgement && acknowledgementSink({ ...acknowledgement, site, inbox }),
  ].filter((sink) => sink !== undefined);
  return runWorker({
    inbox,
    sinks,
    log,
    wait: (ms, signal) => delay(ms, undefined, { signal, ref: false }).catch(() => {}),
    timeout: (ms) => AbortSignal.timeout(ms),
    random: Math.random,
  });
}
