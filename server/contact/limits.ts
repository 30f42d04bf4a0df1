import type { RateLimits } from "./environment.ts";
import { Problem } from "./problems.ts";

/** How often one client may post to the form, and how many messages of all clients are forwarded. */
export interface MessageLimits {
  /**
   * Called before the body is read, so that nothing is parsed for a client over its limit. Every request counts as an
   * attempt. A client has more attempts than messages, so the work it can cause is bounded.
   */
  admit(client: string): void;
  /** Counts a message that is about to be stored. */
  take(client: string): TakenPlace;
}

interface TakenPlace {
  /** Counts the message among those of all clients, and returns whether there are too many to forward. */
  exceedsAll(): boolean;
  /** For a message that was not stored. */
  giveBack(): void;
}

/** People make mistakes and send again, and mistakes are cheap to handle. */
const attemptsPerMessage = 10;
/** Bounds memory to a few megabytes, no matter how many clients post. */
const mostClients = 10_000;

/** The client itself, its /56 and its /48. Customers may share a wide network, or have all of it. */
const multiples = [1, 4, 10];

function networksOf(client: string): string[] {
  const [, wide, narrow] = /^((?:[\da-f]+:){3})([\da-f]+)::\/64$/.exec(client) ?? [];
  if (wide === undefined || narrow === undefined) return [client];
  return [client, `${wide}${Number.parseInt(narrow, 16) >> 8}/56`, `${wide}/48`];
}

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
    const [oldest = key] = this.#windows.keys();
    if (this.#windows.size > mostClients) this.#windows.delete(oldest);
    return window;
  }
}

/** `report` is called once per window that exceeds the limit for all. */
export function createMessageLimits(
  { perClient, inAll, windowSeconds }: RateLimits,
  report: () => void,
  now = () => performance.now(),
): MessageLimits {
  const counters = (most: number) =>
    multiples.map((multiple) => new WindowCounter(most * multiple, windowSeconds, now));
  const attempts = counters(perClient * attemptsPerMessage);
  const messages = counters(perClient);
  const allMessages = new WindowCounter(inAll, windowSeconds, now);
  let reported: Window | undefined;

  const check = (of: WindowCounter[], client: string) =>
    networksOf(client).forEach((network, index) => {
      of[index]?.check(network);
    });
  const count = (of: WindowCounter[], client: string) =>
    networksOf(client).flatMap((network, index) => of[index]?.count(network) ?? []);

  return {
    admit(client) {
      check(messages, client);
      check(attempts, client);
      count(attempts, client);
    },
    take(client) {
      // Again, because other requests of the client may have arrived while this body was read.
      check(messages, client);
      const counted = count(messages, client);
      return {
        exceedsAll() {
          const window = allMessages.count("all");
          counted.push(window);
          if (window.count <= inAll) return false;
          if (reported !== window) report();
          reported = window;
          return true;
        },
        giveBack() {
          for (const window of counted.splice(0)) window.count -= 1;
        },
      };
    },
  };
}
