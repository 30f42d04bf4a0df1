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
function createCounter(most: number, windowSeconds: number, now: () => number) {
  // In the order in which they end, since all have the same length.
  const windows = new Map<string, Window>();
  const current = (key: string): Window | undefined => {
    const window = windows.get(key);
    if (window && window.endsAt <= now()) windows.delete(key);
    return windows.get(key);
  };
  return {
    check(key: string): void {
      const window = current(key);
      if (window === undefined || window.count < most) return;
      const retryAfterSeconds = Math.ceil((window.endsAt - now()) / 1000);
      throw new Problem("too-many-requests", { retryAfterSeconds });
    },
    count(key: string): Window {
      const window = current(key) ?? { count: 0, endsAt: now() + windowSeconds * 1000 };
      window.count += 1;
      windows.set(key, window);
      const [oldest = key] = windows.keys();
      if (windows.size > mostClients) windows.delete(oldest);
      return window;
    },
  };
}

/** The same limit for a client, and multiples of it for its networks. */
function createNetworkCounter(most: number, windowSeconds: number, now: () => number) {
  const counters = multiples.map((multiple) => createCounter(most * multiple, windowSeconds, now));
  return {
    check: (client: string) =>
      networksOf(client).forEach((network, index) => {
        counters[index]?.check(network);
      }),
    count: (client: string) =>
      networksOf(client).flatMap((network, index) => counters[index]?.count(network) ?? []),
  };
}

/** `report` is called once per window that exceeds the limit for all. */
export function createMessageLimits(
  { perClient, inAll, windowSeconds }: RateLimits,
  report: () => void,
  now = () => performance.now(),
): MessageLimits {
  const attempts = createNetworkCounter(perClient * attemptsPerMessage, windowSeconds, now);
  const messages = createNetworkCounter(perClient, windowSeconds, now);
  const allMessages = createCounter(inAll, windowSeconds, now);
  let reported: Window | undefined;
  return {
    admit(client) {
      messages.check(client);
      attempts.check(client);
      attempts.count(client);
    },
    take(client) {
      // Again, because other requests of the client may have arrived while this body was read.
      messages.check(client);
      const counted = messages.count(client);
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
