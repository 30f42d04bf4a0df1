import type { DeliveryLog } from "./delivery/deliver-due.ts";
import { kindOf, type LiveInbox } from "./inbox.ts";

const everyMs = 10 * 60 * 1000;

/** Erases expired messages, at the start and every ten minutes. */
export function startHousekeeping(inbox: LiveInbox, log: DeliveryLog): { stop(): void } {
  const erase = () =>
    inbox.eraseExpired().then(
      ({ count, postponedUntil }) => {
        if (count > 0) log.info({ count }, "expired contact messages erased");
        if (postponedUntil === null) return;
        log.warn(
          { until: new Date(postponedUntil).toISOString() },
          "the clock is days ahead of the inbox's last use: no message is erased by age until then; correct the clock if it is wrong",
        );
      },
      (error: unknown) => log.error({ reason: kindOf(error) }, "expired contact messages not erased"),
    );
  void erase();
  const timer = setInterval(erase, everyMs).unref();
  return { stop: () => clearInterval(timer) };
}
