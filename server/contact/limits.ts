import { networksOf } from "../client-address.ts";
import type { ContactEnvironment } from "./environment.ts";
import { shortBytes } from "./message.ts";
import { Problem } from "./problems.ts";

export type RateLimits = Pick<
  ContactEnvironment,
  | "CONTACT_LIMIT_PER_CLIENT"
  | "CONTACT_LIMIT_MEGABYTES_PER_CLIENT"
  | "CONTACT_LIMIT_IN_ALL"
  | "CONTACT_LIMIT_WINDOW_SECONDS"
>;
export type MessageLimits = ReturnType<typeof createMessageLimits>;

/** People make mistakes and send again, and mistakes are cheap to handle. */
const attemptsPerMessage = 10;
/** Bounds memory to a few megabytes, no matter how many clients post. */
const mostWindows = 30_000;

const megabyte = 1024 * 1024;
const daySeconds = 24 * 60 * 60;

/** Of a client's limit: for the client itself, its /56 and its /48. */
const multiples = [1, 4, 10];

interface Window {
  count: number;
  readonly endsAt: number;
}

/**
 * Counts messages or bytes by network in windows of fixed length. A window
 * starts with its first count.
 */
function createCounter(most: number, windowSeconds: number) {
  // In the order in which they end, since all have the same length.
  const windows = new Map<string, Window>();
  const current = (network: string): Window | undefined => {
    const window = windows.get(network);
    if (window && window.endsAt <= performance.now()) windows.delete(network);
    return windows.get(network);
  };
  return {
    check(client: string): void {
      for (const [index, network] of networksOf(client).entries()) {
        const window = current(network);
        if (
          window === undefined ||
          window.count < most * (multiples[index] ?? 1)
        )
          continue;
        const retryAfterSeconds = Math.ceil(
          (window.endsAt - performance.now()) / 1000,
        );
        throw new Problem("too-many-requests", { retryAfterSeconds });
      }
    },
    /** Returns the windows, to take it back. */
    count(client: string, amount = 1): Window[] {
      return networksOf(client).map((network) => {
        const window = current(network) ?? {
          count: 0,
          endsAt: performance.now() + windowSeconds * 1000,
        };
        window.count += amount;
        windows.set(network, window);
        const [oldest = network] = windows.keys();
        if (windows.size > mostWindows) windows.delete(oldest);
        return window;
      });
    },
  };
}

/**
 * How often and how much one client may post to the form, and how many messages
 * of all clients are forwarded. `report` is called once per window that exceeds
 * the limit for all.
 */
export function createMessageLimits(limits: RateLimits, report: () => void) {
  const { CONTACT_LIMIT_PER_CLIENT: perClient, CONTACT_LIMIT_IN_ALL: inAll } =
    limits;
  const windowSeconds = limits.CONTACT_LIMIT_WINDOW_SECONDS;
  const attempts = createCounter(perClient * attemptsPerMessage, windowSeconds);
  const messages = createCounter(perClient, windowSeconds);
  const longBytes = createCounter(
    limits.CONTACT_LIMIT_MEGABYTES_PER_CLIENT * megabyte,
    daySeconds,
  );
  const allMessages = createCounter(inAll, windowSeconds);
  let reported: Window | undefined;
  return {
    /**
     * Called before the body is read, so that nothing is parsed for a client
     * over its limit. Every request counts as an attempt. A client has more
     * attempts than messages, so the work it can cause is bounded.
     */
    admit(client: string): void {
      messages.check(client);
      attempts.check(client);
      attempts.count(client);
    },
    /** Counts a message of this size that is about to be stored. */
    take(client: string, bytes: number) {
      const isLong = bytes > shortBytes;
      // Again, because other requests of the client may have arrived while this
      // body was read.
      messages.check(client);
      // Refuses what comes after too many bytes, so that no message is too long
      // by itself.
      if (isLong) longBytes.check(client);
      const counted = messages.count(client);
      const bytesCounted = isLong ? longBytes.count(client, bytes) : [];
      return {
        /**
         * Counts the message among those of all clients, and returns whether
         * there are too many to forward.
         */
        exceedsAll(): boolean {
          const [window] = allMessages.count("all");
          if (window === undefined) return false;
          counted.push(window);
          if (window.count <= inAll) return false;
          if (reported !== window) report();
          reported = window;
          return true;
        },
        /** For a message that was not stored. */
        giveBack(): void {
          for (const window of counted.splice(0)) window.count -= 1;
          for (const window of bytesCounted.splice(0)) window.count -= bytes;
        },
      };
    },
  };
}
