import { type EventEmitter, once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/**
 * The ports above 1023 that browsers refuse:
 * https://fetch.spec.whatwg.org/#bad-port
 */
const refusedByBrowsers = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666,
  6667, 6668, 6669, 6679, 6697, 10080,
]);

/** Whether the event comes before an error. */
const succeeds = (emitter: EventEmitter, event: string): Promise<boolean> =>
  once(emitter, event).then(
    () => true,
    () => false,
  );

/**
 * A port from the system. It has had a connection that this end closed first,
 * so TCP keeps it from everybody for a minute, except from a server that asks
 * for this number.
 */
async function reservedPort(): Promise<number> {
  const server = createServer((socket) => socket.end());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const client = connect(port, "127.0.0.1").resume();
  await once(client, "close");
  server.close();
  await once(server, "close");
  return port;
}

/**
 * For a program that needs a number beforehand; others listen on port 0 and say
 * what they got.
 */
export async function freePort(): Promise<number> {
  while (true) {
    const port = await reservedPort();
    if (!refusedByBrowsers.has(port)) return port;
  }
}

/**
 * Resolves when something listens on the port; fails if the process ends first.
 */
export async function untilListening(
  port: number,
  ended: Promise<unknown>,
): Promise<void> {
  let running = true;
  ended.then(() => {
    running = false;
  });
  while (running) {
    const socket = connect(port, "127.0.0.1");
    const open = await succeeds(socket, "connect");
    socket.destroy();
    if (open) return;
    await pause(10);
  }
  throw new Error(`Nothing listens on port ${port}: the process has ended`);
}
