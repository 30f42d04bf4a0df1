import type { Server } from "node:http";
import { setImmediate } from "node:timers/promises";

/**
 * Resolves in a turn of the event loop that found no connection waiting to be accepted, or after a second at the
 * latest. Connections that wait at a listening socket are reset when it closes; whoever closes it now resets none.
 */
export async function untilQuiet(server: Server): Promise<void> {
  const deadline = performance.now() + 1000;
  let accepted = false;
  const note = () => {
    accepted = true;
  };
  server.on("connection", note);
  // This turn may have looked for connections before the last one came; only the next one counts.
  await setImmediate();
  do {
    accepted = false;
    await setImmediate();
  } while (accepted && performance.now() < deadline);
  server.off("connection", note);
}
