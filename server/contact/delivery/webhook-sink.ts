import type { KeyObject } from "node:crypto";
import { visibleLine } from "../visible-text.ts";
import { type DeliverableMessage, DeliveryFailure, type Sink } from "./sink.ts";
import { type WebhookEndpoint, webhookEndpoint } from "./webhook-endpoint.ts";
import { type WebhookFormat, webhookFormats } from "./webhook-formats.ts";
import { webhookHeaders } from "./webhook-signature.ts";

const mostAnswerBytes = 64 * 1024;

export interface WebhookSettings {
  /** A user and password in it are sent as Basic credentials. */
  url: string;
  /** If set, signs every request. */
  secret?: KeyObject;
  format: WebhookFormat;
  now: () => number;
  /** Makes the signal that aborts an attempt, its response body included. */
  deadline: () => AbortSignal;
}

/** A webhook or hosted form service. */
export class WebhookSink implements Sink {
  readonly name = "webhook";
  readonly #endpoint: WebhookEndpoint;
  readonly #settings: WebhookSettings;

  constructor(settings: WebhookSettings) {
    this.#endpoint = webhookEndpoint(settings.url);
    this.#settings = settings;
  }

  async deliver(message: DeliverableMessage): Promise<"delivered"> {
    const { url, headers } = this.#endpoint;
    const { secret, format, now, deadline } = this.#settings;
    const body = webhookFormats[format](message);
    const signal = deadline();
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: {
          ...headers,
          accept: "application/json",
          "content-type": "application/json",
          // Delivery is at least once: a receiver that stores ids can drop duplicates.
          "idempotency-key": message.id,
          ...(secret ? webhookHeaders(secret, message.id, now(), body) : {}),
        },
        body,
        redirect: "manual",
        signal,
      });
      await requireSuccess(response, now());
      return "delivered";
    } catch (error) {
      throw error instanceof DeliveryFailure ? error : toFailure(error, signal);
    }
  }

  close(): void {}
}

/** Services report success differently (`ok`, `Accepted`, an empty body), so any 2xx is a success. */
async function requireSuccess(response: Response, now: number): Promise<void> {
  if (response.ok) {
    // The body of a success is not needed and must not keep the connection busy.
    await response.body?.cancel();
    return;
  }
  const detail = visibleLine(await readAnswer(response), 200);
  const retryAfterMs = parseRetryAfter(response.headers.get("retry-after"), now);
  throw new DeliveryFailure(
    `http-${response.status}`,
    retryAfterMs === null ? { detail } : { detail, retryAfterMs },
  );
}

/** The start of an error response is enough to explain it. */
async function readAnswer(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > mostAnswerBytes) break;
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** Retry-After: seconds or a date. */
export function parseRetryAfter(value: string | null, now: number): number | null {
  if (value === null) return null;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

function toFailure(error: unknown, signal: AbortSignal): DeliveryFailure {
  if (signal.aborted) return new DeliveryFailure("timeout");
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined;
  return new DeliveryFailure(typeof cause?.code === "string" ? cause.code : "network");
}
