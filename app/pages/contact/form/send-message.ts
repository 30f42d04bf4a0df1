import type { ContactMessage } from "./message.ts";
import { RetryKey } from "./retry-key.ts";

/** accepted: kept by whoever collects the messages; refused: answered, but not so; unreachable: no answer. */
export type Outcome = "accepted" | "refused" | "unreachable";
export type SendMessage = (message: ContactMessage) => Promise<Outcome>;

/** Long enough for a slow line, short enough that nobody watches a button that will never answer. */
const PATIENCE_MS = 30_000;

/** Only the success flag of an answer is read; some services write it as a string. */
async function saysSuccess(response: Response): Promise<boolean> {
  const answer: unknown = await response.json();
  if (typeof answer !== "object" || answer === null || !("success" in answer)) return false;
  return answer.success === true || answer.success === "true";
}

/** Sends messages to an endpoint: a path of this site, or the address of a hosted form service. */
export function createSender(
  endpoint: string,
  fetcher: typeof fetch = (...request) => fetch(...request),
): SendMessage {
  const retryKey = new RetryKey();
  const isOurOwn = endpoint.startsWith("/");

  return async (message) => {
    try {
      const response = await fetcher(endpoint, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          Accept: "application/json",
          // A hosted service need not know the header, and its CORS answer might not allow it.
          ...(isOurOwn && { "Idempotency-Key": retryKey.of(message) }),
        },
        body: JSON.stringify(message),
        signal: AbortSignal.timeout(PATIENCE_MS),
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
