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
  readonly reads?: boolean;
}

const pauseMilliseconds = 500;
/** Opened anew in each pause where the server has closed some. */
const renewedAtOnce = 250;

/** Holds so many connections open until the signal; returns how many it opened in all. */
export async function flood(target: Target, attack: Flood, until: AbortSignal): Promise<number> {
  const sockets = new Set<Socket>();
  let opened = 0;
  function open(): void {
    const { localAddress } = attack;
    const socket = connect({ port: target.port, host: "127.0.0.1", localAddress });
    opened += 1;
    sockets.add(socket);
    if (attack.reads === false) socket.pause();
    socket.on("connect", () => socket.write(attack.bytes));
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
  }
  for (let count = 0; count < attack.connections; count += 1) open();
  while (!until.aborted) {
    await pause(pauseMilliseconds);
    if (attack.trickle !== undefined) for (const socket of sockets) socket.write(attack.trickle);
    const missing = Math.min(renewedAtOnce, attack.connections - sockets.size);
    for (let count = 0; count < missing; count += 1) open();
  }
  for (const socket of sockets) socket.destroy();
  return opened;
}
