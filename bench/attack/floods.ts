import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Target } from "./post.ts";

export interface Flood {
  readonly connections: number;
  /** All from this address. The visitor's own where the attacker sits in the same office. */
  readonly localAddress: string;
  /** Sent when connected. */
  readonly bytes: string;
  /** Sent twice a second from then on, a little of a request that never ends. */
  readonly trickle?: string;
}

const tickMilliseconds = 25;
/** 4,000 a second until all are open, then 400 a second in place of those that the server has closed. */
const openedEachTick = 100;
const renewedEachTick = 10;
const ticksBetweenTrickles = 20;

/** Holds so many connections open until the signal; returns how many it opened in all. */
export async function flood(target: Target, attack: Flood, until: AbortSignal): Promise<number> {
  const sockets = new Set<Socket>();
  let opened = 0;
  function open(): void {
    const { localAddress } = attack;
    const socket = connect({ port: target.port, host: "127.0.0.1", localAddress });
    opened += 1;
    sockets.add(socket);
    socket.on("connect", () => socket.write(attack.bytes));
    socket.on("error", () => {});
    // Without reading on, an orderly end would go unnoticed.
    socket.resume();
    socket.on("close", () => sockets.delete(socket));
  }
  for (let tick = 0; !until.aborted; tick += 1) {
    const wanted = opened < attack.connections ? openedEachTick : renewedEachTick;
    const missing = Math.min(wanted, attack.connections - sockets.size);
    for (let count = 0; count < missing; count += 1) open();
    if (attack.trickle !== undefined && tick % ticksBetweenTrickles === 0) {
      for (const socket of sockets) socket.write(attack.trickle);
    }
    await pause(tickMilliseconds);
  }
  for (const socket of sockets) socket.destroy();
  return opened;
}
