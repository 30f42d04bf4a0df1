import { setTimeout as delay } from "node:timers/promises";
import { AcknowledgementSink, type FormSite } from "./delivery/acknowledgement-sink.ts";
import { sinkSettings } from "./delivery/configured-sinks.ts";
import type { DeliveryLog } from "./delivery/deliver-due.ts";
import { MailSink } from "./delivery/mail-sink.ts";
import { WebhookSink } from "./delivery/webhook-sink.ts";
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
    webhook && new WebhookSink(webhook, () => inbox.now()),
    mail && new MailSink(mail),
    acknowledgement && new AcknowledgementSink({ ...acknowledgement, site, inbox }),
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
