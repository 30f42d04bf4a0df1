import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Target } from "./post.ts";

export interface Flood {
  readonly connections: number;
  /** The source address; the visitor's own if the attacker shares it. */
  readonly localAddress: string;
  /** Sent on connect. */
  readonly bytes: string;
  /** Sent twice a second after that: parts of a request that never ends, or more requests. */
  readonly trickle?: string;
}

const tickMilliseconds = 25;
/** 4,000 a second until all are open, then 400 a second to replace closed ones. */
const openedEachTick = 100;
const renewedEachTick = 10;
const ticksBetweenTrickles = 20;

/** Holds this many connections open until the signal; returns how many it opened. */
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
    // Without reading on, an orderly close would go unnoticed.
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
