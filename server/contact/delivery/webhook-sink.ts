import { createHmac, type KeyObject } from "node:crypto";
import { unescape as decode } from "node:querystring";
import { visibleLine } from "../visible-text.ts";
import {
  type MailWords,
  messageText,
  messageTitle,
} from "./describe-message.ts";
import { type DeliverableMessage, DeliveryFailure, type Sink } from "./sink.ts";

export interface WebhookSettings {
  /** A user and password in it are sent as Basic credentials. */
  url: string;
  /** If set, signs every request. */
  secret?: KeyObject | undefined;
  format: "json" | "slack";
}

const toJsonMessage = ({
  id,
  receivedAt,
  submission,
}: DeliverableMessage): string =>
  JSON.stringify({
    id,
    receivedAt: new Date(receivedAt).toISOString(),
    ...submission,
  });

/**
 * Slack takes 40,000 characters. Escaped, these are at most 30,000, without
 * labels.
 */
const longestForSlack = { field: 300, fields: 3000, message: 3000 };

/**
 * The characters that Slack reads as markup. Without them nobody can write a
 * link or a mention such as <!channel>.
 */
const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
};

/** Slack-compatible services also notify everyone for these words alone. */
const groupMention = /(?<![\w.%+-])@(?=(?:here|channel|everyone|all)\b)/giu;
const zeroWidthSpace = "\u200B";

/** A text for an incoming webhook of Slack or a compatible service. */
function toSlackText(title: string, words: string): string {
  const text = `${title}\n\n${words}`
    .replace(/[&<>]/g, (character) => entities[character] ?? "")
    .replace(groupMention, `@${zeroWidthSpace}`);
  return JSON.stringify({
    text,
    mrkdwn: false,
    unfurl_links: false,
    unfurl_media: false,
  });
}

const toSlackMessage = (
  words: MailWords,
  message: DeliverableMessage,
): string =>
  toSlackText(
    messageTitle(words, message.submission),
    messageText(words, message, longestForSlack),
  );

/**
 * A webhook or hosted form service. Only in Slack's format it has people who
 * read notices.
 */
export function webhookSink(
  settings: WebhookSettings & { words: MailWords },
): Sink {
  const { format, words } = settings;
  const sink: Sink = {
    name: "webhook",
    async deliver(message, signal) {
      const body =
        format === "slack"
          ? toSlackMessage(words, message)
          : toJsonMessage(message);
      await post(settings, message.id, body, signal);
      return "delivered";
    },
  };
  if (format !== "slack") return sink;
  return {
    ...sink,
    notify: ({ id, subject, text }, signal) =>
      post(settings, id, toSlackText(subject, text), signal),
  };
}

async function post(
  settings: WebhookSettings,
  id: string,
  body: string,
  signal: AbortSignal,
): Promise<void> {
  const { secret } = settings;
  const { url, credentials } = splitCredentials(settings.url);
  const response = await fetch(url, {
    method: "POST",
    headers: {
      ...credentials,
      accept: "application/json",
      "content-type": "application/json",
      // Delivery is at least once: a receiver that stores ids can drop
      // duplicates.
      "idempotency-key": id,
      ...(secret && signature(secret, id, Date.now(), body)),
    },
    body,
    redirect: "manual",
    signal,
  }).catch((error: { cause?: { code?: string } }) => {
    throw new DeliveryFailure(error.cause?.code ?? "network");
  });
  await requireSuccess(response);
}

/**
 * fetch rejects a URL with a user and password, so they are sent as a header. A
 * bare `%` stands for itself.
 */
function splitCredentials(address: string): {
  url: URL;
  credentials: Record<string, string>;
} {
  const url = new URL(address);
  const { username, password } = url;
  if (username === "" && password === "") return { url, credentials: {} };
  url.username = "";
  url.password = "";
  const encoded = Buffer.from(
    `${decode(username)}:${decode(password)}`,
  ).toString("base64");
  return { url, credentials: { authorization: `Basic ${encoded}` } };
}

/**
 * The headers of the Standard Webhooks convention (standardwebhooks.com). The
 * timestamp is that of the attempt.
 */
export function signature(
  secret: KeyObject,
  id: string,
  now: number,
  body: string,
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const digest = createHmac("sha256", secret)
    .update(`${id}.${timestamp}.${body}`)
    .digest("base64");
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${digest}`,
  };
}

/**
 * Services report success differently (`ok`, `Accepted`, an empty body), so any
 * 2xx is a success.
 */
async function requireSuccess(response: Response): Promise<void> {
  // The start of an error response is enough to explain it; the rest must not
  // keep the connection busy.
  const reader = response.body?.getReader();
  const answer = response.ok
    ? undefined
    : (await reader?.read().catch(() => undefined))?.value;
  await reader?.cancel().catch(() => {});
  if (response.ok) return;
  const detail = visibleLine(Buffer.from(answer ?? []).toString(), 200);
  const retryAfterMs = parseRetryAfter(response.headers.get("retry-after"));
  throw new DeliveryFailure(`http-${response.status}`, {
    detail,
    ...(retryAfterMs && { retryAfterMs }),
  });
}

/** Retry-After: seconds or a date. 0 if there is none. */
function parseRetryAfter(value: string | null): number {
  if (/^\d+$/.test(value ?? "")) return Number(value) * 1000;
  return Math.max(0, Date.parse(value ?? "") - Date.now()) || 0;
}
