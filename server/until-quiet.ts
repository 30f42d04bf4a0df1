import type { Server } from "node:http";
import { setImmediate } from "node:timers/promises";

/**
 * Resolves in a turn of the event loop that found no waiting connection, or after a second. Closing a listening socket
 * resets the connections that wait at it; closing it now resets none.
 */
export async function untilQuiet(server: Server): Promise<void> {
  const deadline = performance.now() + 1000;
  let accepted = false;
  const note = () => {
    accepted = true;
  };
  server.on("connection", note);
  // This turn may have polled before the last connection arrived, so only the next one counts.
  await setImmediate();
  do {
    accepted = false;
    await setImmediate();
  } while (accepted && performance.now() < deadline);
  server.off("connection", note);
}
