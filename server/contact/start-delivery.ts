import { setTimeout as delay } from "node:timers/promises";
import { AcknowledgementSink } from "./delivery/acknowledgement-sink.ts";
import type { FormSite } from "./delivery/acknowledgement-words.ts";
import { type SinkConfigurations, sinkConfigurations } from "./delivery/configured-sinks.ts";
import type { DeliveryLog, Wait } from "./delivery/deliver-due.ts";
import { MailSink } from "./delivery/mail-sink.ts";
import type { Sink } from "./delivery/sink.ts";
import { WebhookSink } from "./delivery/webhook-sink.ts";
import { type DeliveryWorker, runWorker } from "./delivery/worker.ts";
import type { ContactEnvironment } from "./environment.ts";
import type { LiveInbox, SinkName } from "./inbox.ts";

const timeoutMs = 10_000;

const wait: Wait = (ms, signal) => delay(ms, undefined, { signal, ref: false }).catch(() => {});

/** Starts delivering to every configured sink. */
export function startDelivery(
  inbox: LiveInbox,
  environment: ContactEnvironment,
  log: DeliveryLog,
  site: FormSite,
): DeliveryWorker {
  const sinks = createSinks(sinkConfigurations(environment), inbox, site);
  return runWorker({ inbox, sinks, log, wait, random: Math.random });
}

function createSinks(
  { webhook, mail, acknowledgement }: Partial<SinkConfigurations>,
  inbox: LiveInbox,
  site: FormSite,
): Sink[] {
  const now = () => inbox.now();
  const deadline = () => AbortSignal.timeout(timeoutMs);
  const sinks: Record<SinkName, Sink | undefined> = {
    webhook: webhook && new WebhookSink({ ...webhook, now, deadline }),
    mail: mail && new MailSink({ ...mail, timeoutMs }),
    acknowledgement:
      acknowledgement && new AcknowledgementSink({ ...acknowledgement, timeoutMs, site, inbox }),
  };
  return Object.values(sinks).filter((sink) => sink !== undefined);
}
