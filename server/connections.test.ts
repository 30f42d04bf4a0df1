import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { expect, test } from "vitest";
import { Connections } from "./connections.ts";

let connections: Connections;
let closed: string[];

function limit(
  maxConnections: number,
  maxConnectionsPerAddress = maxConnections,
  proxies: string[] = [],
) {
  closed = [];
  const limits = { maxConnections, maxConnectionsPerAddress };
  const isProxy = (address: string) => proxies.includes(address);
  connections = new Connections(limits, isProxy, () => {});
}

/**
 * A fake socket. As with a real one, its close event comes later: here never,
 * so that nothing depends on it.
 */
function open(remoteAddress: string, name: string): Socket {
  const close = () => closed.push(name);
  const fake = Object.assign(new EventEmitter(), {
    remoteAddress,
    destroy: close,
    resetAndDestroy: close,
  });
  const socket = fake as unknown as Socket;
  connections.admit(socket);
  return socket;
}

function openAll(remoteAddress: string, ...names: string[]): Socket[] {
  return names.map((name) => open(remoteAddress, name));
}

/**
 * A request on this connection: whether it has arrived completely, and whether
 * it is answered.
 */
function request(
  socket: Socket | undefined,
  complete: boolean,
  writableEnded: boolean,
): void {
  connections.requested({
    req: { socket, complete },
    writableEnded,
  } as unknown as ServerResponse);
}

test("at the limit, the address with the most connections loses its oldest", () => {
  limit(4);
  open("192.0.2.1", "visitor");
  openAll("192.0.2.2", "attacker 1", "attacker 2", "attacker 3");
  openAll("192.0.2.3", "next 1", "next 2");
  expect(closed).toEqual(["attacker 1", "attacker 2"]);
});

test("a connection counts as new again with each request", () => {
  limit(3);
  const [first] = openAll("192.0.2.1", "used", "silent", "half-sent");
  request(first, true, true);
  openAll("192.0.2.1", "next 1", "next 2", "next 3");
  expect(closed).toEqual(["silent", "half-sent", "used"]);
});

test("a request whose body is still arriving makes room, but one that is being answered never does", () => {
  limit(2);
  const [half, whole] = openAll("192.0.2.1", "half-sent", "being answered");
  request(half, false, false);
  request(whole, true, false);
  request(open("192.0.2.2", "next"), true, false);
  open("192.0.2.3", "refused");
  expect(closed).toEqual(["half-sent", "refused"]);
});

test("a connection that has ended makes room", () => {
  limit(1);
  const first = open("192.0.2.1", "first");
  request(first, true, false);
  first.emit("close");
  open("192.0.2.1", "second");
  expect(closed).toEqual([]);
});

test("an address over its share loses only its own connections, in IPv6 those of its /64", () => {
  limit(20, 2);
  open("2001:db8:0:1::1", "visitor");
  for (let host = 1; host <= 4; host += 1)
    open(`2001:db8::${host}`, String(host));
  expect(closed).toEqual(["1", "2"]);
});

test("a trusted proxy has no share, but its neighbours in the same /64 have", () => {
  limit(20, 2, ["2001:db8::9"]);
  openAll("2001:db8::9", "p1", "p2", "p3", "p4", "p5");
  openAll("2001:db8::1", "1", "2", "3");
  expect(closed).toEqual(["1"]);
});
