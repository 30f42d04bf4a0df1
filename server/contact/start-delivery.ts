import { setTimeout as delay } from "node:timers/promises";
import type { DeliveryLog, Wait } from "./delivery/deliver-due.ts";
import { MailSink } from "./delivery/mail-sink.ts";
import type { Sink } from "./delivery/sink.ts";
import { WebhookSink } from "./delivery/webhook-sink.ts";
import { type DeliveryWorker, runWorker } from "./delivery/worker.ts";
import type { ContactEnvironment } from "./environment.ts";
import type { LiveInbox } from "./inbox.ts";

const timeoutMs = 10_000;

const wait: Wait = (ms, signal) => delay(ms, undefined, { signal, ref: false }).catch(() => {});

/** Starts forwarding to every sink that the environment names. */
export function startDelivery(
  inbox: LiveInbox,
  environment: ContactEnvironment,
  log: DeliveryLog,
): DeliveryWorker {
  return runWorker({ inbox, sinks: createSinks(environment), log, wait, random: Math.random });
}

function createSinks(environment: ContactEnvironment): Sink[] {
  const { CONTACT_WEBHOOK_URL: url, SMTP_URL: smtpUrl, CONTACT_TO: to, CONTACT_FROM } = environment;
  const sinks: Sink[] = [];
  if (url) sinks.push(new WebhookSink({ url, deadline: () => AbortSignal.timeout(timeoutMs) }));
  const from = CONTACT_FROM ?? to?.[0];
  if (smtpUrl && to && from) sinks.push(new MailSink({ smtpUrl, to, from, timeoutMs }));
  return sinks;
}
