import type { DeliveryLog } from "./delivery/deliver-due.ts";
import { kindOf, type LiveInbox } from "./inbox.ts";

const everyMs = 10 * 60 * 1000;

/** Erases expired messages, at the start and every ten minutes. */
export function startHousekeeping(inbox: LiveInbox, log: DeliveryLog): { stop(): void } {
  const erase = () =>
    inbox.eraseExpired().then(
      ({ count }) => {
        if (count > 0) log.info({ count }, "expired contact messages erased");
      },
      (error: unknown) => log.error({ reason: kindOf(error) }, "expired contact messages not erased"),
    );
  void erase();
  const timer = setInterval(erase, everyMs).unref();
  return { stop: () => clearInterval(timer) };
}
