import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

/** Resolves when something listens on the port; fails if the process ends first. */
export async function untilListening(port: number, ended: Promise<unknown>): Promise<void> {
  let running = true;
  ended.then(() => {
    running = false;
  });
  while (running) {
    const socket = connect(port, "127.0.0.1");
    const open = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (open) return;
    await pause(10);
  }
  throw new Error(`Nothing listens on port ${port}: the process has ended`);
}
