import { type Phrase, type ServerWords, say } from "../../site/words.ts";
import type { AlertNews, Digest } from "../storage/notices.ts";
import { visibleLine } from "../visible-text.ts";
import type { FormSite } from "./acknowledgement-sink.ts";
import { type DeliverySettings, deliveryMs } from "./attempt.ts";
import { DeliveryFailure, type Notice, type Sink } from "./sink.ts";

type Alert = Exclude<keyof ServerWords["alerts"], "daily" | "ended">;

const command = (words: string): string => `npm run --silent inbox -- ${words}`;

const hostOf = ({ siteUrl }: FormSite): string =>
  new URL(siteUrl).hostname.replace(/^www\./, "");

/** A later one must not look like a duplicate. */
const idOf = (name: string): string => `${name}-${Date.now()}`;

export function alertNotice(
  site: FormSite,
  alert: Alert,
  news: AlertNews,
  values: Record<string, string>,
): Notice {
  const { daily, ended, [alert]: words } = site.words.alerts;
  const commands = {
    list: command("list --undelivered"),
    redeliver: command("redeliver --dead"),
  };
  const message: Phrase<string> = words.text;
  const text = say(site.words, message, { ...commands, ...values }).trimEnd();
  return {
    id: idOf(`alert-${alert}`),
    subject: say(site.words, news === "lasts" ? words.subject : words.over, {
      site: hostOf(site),
    }),
    text: news === "lasts" ? `${text}\n\n${daily}\n` : `${ended}\n`,
  };
}

const longestSender = 80;

/** The senders, without what they wrote. */
export function digestNotice(
  site: FormSite,
  { since, count, newest }: Digest,
): Notice {
  const words = site.words.suspects;
  const senders = newest
    .map(
      ({ id, email }) =>
        `${id.slice(0, 8)}  ${visibleLine(email, longestSender)}`,
    )
    .join("\n");
  const list = command("list --spam");
  const messages =
    count > newest.length
      ? say(site.words, words.more, { messages: senders, list }).trimEnd()
      : senders;
  return {
    id: idOf("suspects"),
    subject: say(site.words, words.subject, { site: hostOf(site), count }),
    text: say(site.words, words.text, {
      since: new Date(since).toISOString().slice(0, 10),
      messages,
      release: command("not-spam ID"),
    }),
  };
}

/**
 * Through the first sink that takes it. Those that work come first. Returns
 * whether one did.
 */
export async function tellOwner(
  { log }: Pick<DeliverySettings, "log">,
  sinks: readonly Sink[],
  notice: Notice,
  cutOff: AbortSignal,
): Promise<boolean> {
  for (const sink of sinks) {
    const signal = AbortSignal.any([AbortSignal.timeout(deliveryMs), cutOff]);
    try {
      await sink.notify?.(notice, signal);
      return true;
    } catch (error) {
      const reason = error instanceof DeliveryFailure ? error.reason : "failed";
      log.warn(
        { sink: sink.name, notice: notice.id, reason },
        "a notice to the owner was not sent by this sink",
      );
    }
  }
  return false;
}
