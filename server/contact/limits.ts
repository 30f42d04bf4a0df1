import type { RateLimits } from "./environment.ts";
import { Problem } from "./problems.ts";

/** How often one client, and all clients together, may post to the form. */
export interface MessageLimits {
  /**
   * Called before the body is read, so that nothing is parsed for a client over its limit. Every request counts as an
   * attempt. A client has more attempts than messages, so the work it can cause is bounded.
   */
  admit(client: string): void;
  /** Counts a message that is about to be stored. Call the returned function if storing failed. */
  take(client: string): () => void;
}

/** People make mistakes and send again, and mistakes are cheap to handle. */
const attemptsPerMessage = 10;
/** Bounds memory to a few megabytes, no matter how many clients post. */
const mostClients = 10_000;

interface Window {
  count: number;
  readonly endsAt: number;
}

/** Counts by key in windows of fixed length. A window starts with its first count. */
class WindowCounter {
  // In the order in which they end, since all have the same length.
  readonly #windows = new Map<string, Window>();
  readonly #most: number;
  readonly #milliseconds: number;
  readonly #now: () => number;

  constructor(most: number, windowSeconds: number, now: () => number) {
    this.#most = most;
    this.#milliseconds = windowSeconds * 1000;
    this.#now = now;
  }

  #current(key: string): Window | undefined {
    const window = this.#windows.get(key);
    if (window === undefined || window.endsAt > this.#now()) return window;
    this.#windows.delete(key);
    return undefined;
  }

  check(key: string): void {
    const window = this.#current(key);
    if (window === undefined || window.count < this.#most) return;
    const retryAfterSeconds = Math.ceil((window.endsAt - this.#now()) / 1000);
    throw new Problem("too-many-requests", { retryAfterSeconds });
  }

  count(key: string): Window {
    const window = this.#current(key) ?? { count: 0, endsAt: this.#now() + this.#milliseconds };
    window.count += 1;
    this.#windows.set(key, window);
    for (const oldest of this.#windows.keys()) {
      if (this.#windows.size <= mostClients) break;
      this.#windows.delete(oldest);
    }
    return window;
  }
}

const everybody = "everybody";

export function createMessageLimits(
  { perClient, inAll, windowSeconds }: RateLimits,
  now = () => performance.now(),
): MessageLimits {
  const attempts = new WindowCounter(perClient * attemptsPerMessage, windowSeconds, now);
  const messages = new WindowCounter(perClient, windowSeconds, now);
  const allMessages = new WindowCounter(inAll, windowSeconds, now);

  function check(client: string): void {
    messages.check(client);
    allMessages.check(everybody);
  }
  return {
    admit(client) {
      check(client);
      attempts.check(client);
      attempts.count(client);
    },
    take(client) {
      // Again, because other requests of the client may have arrived while this body was read.
      check(client);
      const counted = [messages.count(client), allMessages.count(everybody)];
      return () => {
        for (const window of counted.splice(0)) window.count -= 1;
      };
    },
  };
}
