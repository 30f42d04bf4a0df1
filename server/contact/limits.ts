import type { RateLimits } from "./environment.ts";
import { Problem } from "./problems.ts";

/** How often one client may post to the form, and everybody together. */
export interface MessageLimits {
  /**
   * Before the body is read, so that nothing is parsed for a client over its limit. Each request counts as an attempt,
   * of which a client has more than messages: whatever it posts, the work that it causes is bounded.
   */
  admit(client: string): void;
  /** Counts a message about to be kept. Call the returned function if it was not kept after all. */
  take(client: string): () => void;
}

/** Mistakes are cheap for us and common among people: an unreadable or incomplete message is sent again. */
const attemptsPerMessage = 10;
/** A few megabytes of memory at most, whoever posts. */
const mostClients = 10_000;

interface Window {
  count: number;
  readonly endsAt: number;
}

/** Counts by key in windows of fixed length, each of which begins with its first count. */
class WindowCounter {
  // In the order in which they end, since all are of one length.
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
      // Again: others of the same client may have come in while this one's body was read.
      check(client);
      const counted = [messages.count(client), allMessages.count(everybody)];
      return () => {
        for (const window of counted.splice(0)) window.count -= 1;
      };
    },
  };
}
