import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

export interface Flood {
  readonly connections: number;
  /** The source addresses, one after another. */
  readonly addresses: readonly string[];
  /** Sent on connect. */
  readonly bytes: string;
  /**
   * Sent twice a second after that: parts of a request that never ends, or more
   * requests.
   */
  readonly trickle?: string | undefined;
  /**
   * How many closed connections are replaced each tick, once all have been
   * open.
   */
  readonly renewed: number;
}

/** Visitors may share it. */
export const attackersAddress = "127.0.0.1";
export const floodAddresses = Array.from(
  { length: 8 },
  (_, index) => `127.0.0.${index + 1}`,
);

const tickMilliseconds = 25;
const openedEachTick = 100;
const ticksBetweenTrickles = 20;

/** Holds this many connections open until the signal. */
export async function flood(
  port: number,
  attack: Flood,
  until: AbortSignal,
): Promise<void> {
  const sockets = new Set<Socket>();
  let opened = 0;
  function open(): void {
    const localAddress = attack.addresses[opened % attack.addresses.length];
    const socket = connect({ port, host: "127.0.0.1", localAddress });
    opened += 1;
    sockets.add(socket);
    socket.on("connect", () => socket.write(attack.bytes));
    socket.on("error", () => {});
    // Without reading on, an orderly close would go unnoticed.
    socket.resume();
    socket.on("close", () => sockets.delete(socket));
  }
  for (let tick = 0; !until.aborted; tick += 1) {
    const wanted =
      opened < attack.connections ? openedEachTick : attack.renewed;
    const missing = Math.min(wanted, attack.connections - sockets.size);
    for (let count = 0; count < missing; count += 1) open();
    if (attack.trickle !== undefined && tick % ticksBetweenTrickles === 0) {
      for (const socket of sockets) socket.write(attack.trickle);
    }
    await pause(tickMilliseconds);
  }
  for (const socket of sockets) socket.destroy();
}
