import { fields } from "../../../../server/contact/fields.ts";
import type { ContactMessage } from "./message.ts";

/**
 * accepted: stored by the form service; refused: answered with a failure;
 * unreachable: no answer.
 */
export type Outcome = "accepted" | "refused" | "unreachable";
export type SendMessage = (
  message: ContactMessage,
  secondsToFill?: number,
) => Promise<Outcome>;

/** Long enough for a slow connection, short enough for a person to wait. */
const TIMEOUT_MS = 30_000;

/**
 * Only the success flag of an answer is read. Formspree calls it `ok`; some
 * services write it as a string.
 */
async function saysSuccess(response: Response): Promise<boolean> {
  const answer: { success?: unknown; ok?: unknown } | null =
    await response.json();
  const flag = answer?.success ?? answer?.ok;
  return flag === true || flag === "true";
}

/** Not randomUUID, which browsers only provide on secure origins. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}

/**
 * The Idempotency-Key of a message: the same for retries, so that a lost
 * response does not create a duplicate; a new one once the text changes or was
 * accepted.
 */
class RetryKey {
  #last: { content: string; key: string } | undefined;

  of(message: ContactMessage): string {
    const content = JSON.stringify(message);
    if (this.#last?.content !== content)
      this.#last = { content, key: randomKey() };
    return this.#last.key;
  }

  forget(): void {
    this.#last = undefined;
  }
}

const hostedFields = fields.filter(({ hosted }) => hosted);

/**
 * What a hosted service gets: neither the other fields nor how the visitor
 * found the form.
 */
const hostedPart = (message: ContactMessage): Record<string, string> =>
  Object.fromEntries(hostedFields.map(({ name }) => [name, message[name]]));

/** A hosted form service is on another host. */
export const isOurs = (endpoint: string): boolean => endpoint.startsWith("/");

export interface Destination {
  /** A path of this site, or the address of a hosted form service. */
  endpoint: string;
  /**
   * The public key that identifies the form to a hosted service (Web3Forms).
   */
  accessKey?: string | undefined;
}

export function createSender(
  { endpoint, accessKey }: Destination,
  fetcher: typeof fetch = (...request) => fetch(...request),
): SendMessage {
  const retryKey = new RetryKey();
  const isOurOwn = isOurs(endpoint);

  return async (message, secondsToFill) => {
    try {
      const response = await fetcher(endpoint, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          Accept: "application/json",
          // A hosted service's CORS response might not allow these headers.
          ...(isOurOwn && { "Idempotency-Key": retryKey.of(message) }),
          ...(isOurOwn &&
            secondsToFill !== undefined && {
              "X-Form-Seconds": secondsToFill.toFixed(1),
            }),
        },
        body: JSON.stringify(
          isOurOwn
            ? message
            : { ...hostedPart(message), access_key: accessKey },
        ),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok || !(await saysSuccess(response))) return "refused";
      retryKey.forget();
      return "accepted";
    } catch (error) {
      if (error instanceof SyntaxError) return "refused";
      console.error("The message could not be sent.", error);
      return "unreachable";
    }
  };
}
