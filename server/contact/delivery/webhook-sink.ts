import { visibleLine } from "../visible-text.ts";
import { type DeliverableMessage, DeliveryFailure, type Sink } from "./sink.ts";

const mostAnswerBytes = 64 * 1024;

export interface WebhookSettings {
  url: string;
  /** Makes the signal that ends an attempt; it covers the answer's body too. */
  deadline: () => AbortSignal;
}

/** A webhook or hosted form service, believed only when it says success. */
export class WebhookSink implements Sink {
  readonly name = "webhook";
  readonly #settings: WebhookSettings;

  constructor(settings: WebhookSettings) {
    this.#settings = settings;
  }

  async deliver(message: DeliverableMessage): Promise<void> {
    const { url, deadline } = this.#settings;
    const signal = deadline();
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: {
          accept: "application/json",
          "content-type": "application/json",
          // Delivery is at least once: a receiver that keeps ids can drop the second copy.
          "idempotency-key": message.id,
        },
        body: toJson(message),
        redirect: "manual",
        signal,
      });
      judge(response, await readAnswer(response));
    } catch (error) {
      throw error instanceof DeliveryFailure ? error : toFailure(error, signal);
    }
  }

  close(): void {}
}

const toJson = ({ id, receivedAt, submission }: DeliverableMessage): string =>
  JSON.stringify({ id, receivedAt: new Date(receivedAt).toISOString(), ...submission });

/** The same judgement that the page makes of a form service: an ok status and `success` true. */
function judge(response: Response, answer: string): void {
  const detail = visibleLine(answer, 200);
  if (!response.ok) {
    const retryAfterMs = parseRetryAfter(response.headers.get("retry-after"), Date.now());
    throw new DeliveryFailure(
      `http-${response.status}`,
      retryAfterMs === null ? { detail } : { detail, retryAfterMs },
    );
  }
  let success: unknown;
  try {
    success = (JSON.parse(answer) as { success?: unknown } | null)?.success;
  } catch {
    throw new DeliveryFailure("answer-not-json", { detail });
  }
  if (success !== true && success !== "true") throw new DeliveryFailure("answer-not-success", { detail });
}

/** The beginning of the answer: a success is short, and of a failure the beginning is enough. */
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

/** Seconds or a date, as HTTP has it. */
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
