import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { beforeEach, describe, expect, test } from "vitest";
import { type Connections, createConnections } from "./connections.ts";

let clock: number;
let connections: Connections;
beforeEach(() => {
  clock = 0;
});

interface Client {
  readonly socket: Socket;
  readonly name: string;
}

let closed: string[];
let named = 0;

/** A fake socket with what the accounting reads. */
function client(remoteAddress: string, name = `client ${++named}`): Client {
  // As with a real socket, the close event comes later: here never, so that nothing depends on it.
  const close = () => closed.push(name);
  const fake = Object.assign(new EventEmitter(), {
    remoteAddress,
    bytesRead: 0,
    destroy: close,
    resetAndDestroy: close,
  });
  return { socket: fake as unknown as Socket, name };
}

function open(address: string, name?: string): Client {
  const opened = client(address, name);
  clock += 1;
  connections.admit(opened.socket);
  return opened;
}

function sendBytes({ socket }: Client): void {
  Object.assign(socket, { bytesRead: 1 });
}

type Exchange = { complete: boolean; writableEnded: boolean; writableFinished: boolean };

/** A request on this connection and its state; complete and being answered by default. */
function sendRequest(from: Client, state: Partial<Exchange> = {}): void {
  const { complete = true, writableEnded = false, writableFinished = false } = state;
  sendBytes(from);
  const response = { req: { socket: from.socket, complete }, writableEnded, writableFinished };
  connections.requested(response as unknown as ServerResponse);
}

const answered = { writableEnded: true, writableFinished: true };

function limit(maxConnections: number, maxConnectionsPerAddress = maxConnections, proxies: string[] = []) {
  closed = [];
  connections = createConnections(
    { maxConnections, maxConnectionsPerAddress },
    { isProxy: (address) => proxies.includes(address), now: () => clock },
  );
}

describe("at the limit", () => {
  test("closes idle connections before half-sent requests, oldest first", () => {
    limit(4);
    sendBytes(open("192.0.2.1", "half-sent"));
    sendRequest(open("192.0.2.1", "idle first"), answered);
    sendRequest(open("192.0.2.1", "idle second"), answered);
    open("192.0.2.1", "new");
    open("192.0.2.2");
    expect(closed).toEqual(["idle first"]);
    open("192.0.2.2");
    expect(closed).toEqual(["idle first", "idle second"]);
  });

  test("closes a connection that has been silent for seconds like an idle one", () => {
    limit(2);
    open("192.0.2.1", "silent");
    clock += 3000;
    sendBytes(open("192.0.2.2", "half-sent"));
    open("192.0.2.3");
    expect(closed).toEqual(["silent"]);
  });

  test("then closes half-sent requests of the address with the most connections", () => {
    limit(4);
    sendBytes(open("192.0.2.1", "visitor"));
    for (const name of ["attacker 1", "attacker 2", "attacker 3"]) {
      sendRequest(open("192.0.2.2", name), { complete: false });
    }
    open("192.0.2.3");
    open("192.0.2.3");
    expect(closed).toEqual(["attacker 1", "attacker 2"]);
  });

  test("keeps a visitor who has just connected during a flood", () => {
    limit(4);
    for (let count = 0; count < 3; count += 1) sendBytes(open("192.0.2.2"));
    const visitor = open("192.0.2.1", "visitor");
    for (let count = 0; count < 50; count += 1) sendBytes(open("192.0.2.2"));
    expect(closed).not.toContain(visitor.name);
  });

  test("never closes a request that is being answered; refuses new connections instead", () => {
    limit(2);
    sendRequest(open("192.0.2.1"));
    sendRequest(open("192.0.2.1"));
    clock += 60_000;
    open("192.0.2.2", "refused");
    expect(closed).toEqual(["refused"]);
  });

  test("closes a response that its client has not read for ten seconds", () => {
    limit(2);
    sendRequest(open("192.0.2.1", "not reading"), { writableEnded: true });
    sendRequest(open("192.0.2.1"));
    clock += 9000;
    open("192.0.2.2", "refused");
    clock += 2000;
    open("192.0.2.2");
    expect(closed).toEqual(["refused", "not reading"]);
  });

  test("closes responses that are being read of an address with far more connections than the newcomer's", () => {
    limit(4);
    sendRequest(open("192.0.2.1", "visitor"), { writableEnded: true });
    for (const name of ["1", "2", "3"]) sendRequest(open("192.0.2.2", name), { writableEnded: true });
    sendRequest(open("192.0.2.3"), { writableEnded: true });
    expect(closed).toEqual(["1"]);
    open("192.0.2.1", "refused");
    expect(closed).toEqual(["1", "refused"]);
  });

  test("accepts a new connection after another has ended by itself", () => {
    limit(1);
    const first = open("192.0.2.1", "first");
    sendRequest(first);
    first.socket.emit("close");
    open("192.0.2.1");
    expect(closed).toEqual([]);
  });

  test("closes several at once with a large limit, but never more valuable ones", () => {
    limit(100);
    for (let count = 0; count < 97; count += 1) sendRequest(open("192.0.2.1"));
    for (let count = 0; count < 2; count += 1) sendRequest(open("192.0.2.1"), answered);
    sendBytes(open("192.0.2.1", "half-sent"));
    open("192.0.2.2");
    expect(closed).toHaveLength(2);
    expect(closed).not.toContain("half-sent");
  });
});

describe("one address", () => {
  test("over its limit loses only its own connections", () => {
    limit(10, 3);
    sendRequest(open("192.0.2.1", "visitor"), answered);
    for (const name of ["1", "2", "3", "4", "5"]) open("192.0.2.2", name);
    expect(closed).toEqual(["1", "2"]);
  });

  test("is refused another connection while all of its connections are being answered", () => {
    limit(10, 2);
    sendRequest(open("192.0.2.2"));
    sendRequest(open("192.0.2.2"));
    open("192.0.2.2", "refused");
    open("192.0.2.1", "visitor");
    expect(closed).toEqual(["refused"]);
  });

  test("is a /64 in IPv6", () => {
    limit(10, 2);
    open("2001:db8::1", "first");
    open("2001:db8::2");
    open("2001:db8::3");
    expect(closed).toEqual(["first"]);
  });

  test("of a trusted proxy has no limit, because it serves many visitors", () => {
    limit(10, 2, ["192.0.2.9"]);
    for (let count = 0; count < 8; count += 1) open("192.0.2.9");
    expect(closed).toEqual([]);
    sendBytes(open("192.0.2.1", "direct"));
    open("192.0.2.9");
    open("192.0.2.9");
    expect(closed).toEqual(["direct"]);
  });

  test("of a trusted proxy in IPv6 is exempt, but its neighbours in the same /64 are not", () => {
    limit(20, 2, ["2001:db8::9"]);
    for (const name of ["1", "2", "3"]) open("2001:db8::1", name);
    for (let count = 0; count < 5; count += 1) open("2001:db8::9");
    expect(closed).toEqual(["1"]);
    for (const name of ["4", "5"]) open("2001:db8::1", name);
    expect(closed).toEqual(["1", "2", "3"]);
  });
});

test("reports how many connections it closed to make room", () => {
  let evicted = 0;
  connections = createConnections(
    { maxConnections: 1, maxConnectionsPerAddress: 1 },
    { now: () => clock, onEviction: (count) => (evicted += count) },
  );
  closed = [];
  for (let count = 0; count < 4; count += 1) open("192.0.2.1");
  expect(evicted).toBe(3);
});
