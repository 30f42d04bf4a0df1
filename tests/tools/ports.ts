import { type EventEmitter, once } from "node:events";
import { connect, createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** Below the ports that systems assign to others, who could take one before its server listens. */
const FIRST_PORT = 10_000;
const PORTS = 20_000;
/** Processes that run at the same time search from different ports. */
let next = process.pid * 10;

/** Whether the event comes before an error. */
const succeeds = (emitter: EventEmitter, event: string): Promise<boolean> =>
  once(emitter, event).then(
    () => true,
    () => false,
  );

export async function freePort(): Promise<number> {
  while (true) {
    const port = FIRST_PORT + (next++ % PORTS);
    const probe = createServer();
    if (!(await succeeds(probe.listen(port, "127.0.0.1"), "listening"))) continue;
    probe.close();
    await once(probe, "close");
    return port;
  }
}

/** Resolves when something listens on the port; fails if the process ends first. */
export async function untilListening(port: number, ended: Promise<unknown>): Promise<void> {
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
