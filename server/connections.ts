import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { clientGroup } from "./client-address.ts";

export interface ConnectionLimits {
  readonly maxConnections: number;
  /**
   * How many connections one address (IPv6: one /64) may hold. Trusted proxies
   * carry many visitors and are exempt.
   */
  readonly maxConnectionsPerAddress: number;
}

interface Connection {
  readonly socket: Socket;
  readonly address: string;
  lastResponse: ServerResponse | null;
}

function isBeingAnswered({ lastResponse }: Connection): boolean {
  return lastResponse?.req.complete === true && !lastResponse.writableEnded;
}

/** Browsers send a request after the last response. */
const mostRequestsAtOnce = 4;

/**
 * Instead of Node's own limit, which drops new connections while idle ones stay
 * open.
 */
export class Connections {
  readonly #limits: ConnectionLimits;
  readonly #isProxy: (address: string) => boolean;
  readonly #onEviction: () => void;
  readonly #connections = new Map<Socket, Connection>();
  /**
   * In each set, the connection whose last request (or opening) is longest ago
   * comes first.
   */
  readonly #byAddress = new Map<string, Set<Connection>>();
  /**
   * What is being parsed: what arrived last, on any connection, and how many
   * requests were found in it.
   */
  #arrived: { readonly bytes: Buffer; requests: number } = {
    bytes: Buffer.alloc(0),
    requests: 0,
  };

  constructor(
    limits: ConnectionLimits,
    isProxy: (address: string) => boolean,
    onEviction: () => void,
  ) {
    this.#limits = limits;
    this.#isProxy = isProxy;
    this.#onEviction = onEviction;
  }

  /**
   * Adds a connection. At a limit it closes an older one, or the new one if all
   * others are being answered.
   */
  admit(socket: Socket): void {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined) return; // already closed by the client
    const fromProxy = this.#isProxy(remoteAddress);
    // A proxy counts alone: its neighbours in the same /64 are not trusted.
    const address = fromProxy ? remoteAddress : clientGroup(remoteAddress);
    const held = this.#byAddress.get(address) ?? new Set();
    const share = fromProxy
      ? Number.POSITIVE_INFINITY
      : this.#limits.maxConnectionsPerAddress;
    if (!this.#makeRoom(held, share)) {
      socket.resetAndDestroy();
      return;
    }
    const connection: Connection = { socket, address, lastResponse: null };
    this.#connections.set(socket, connection);
    this.#byAddress.set(address, held.add(connection));
    socket.once("close", () => this.#remove(connection));
    // Before the parser, which gets the same bytes next.
    socket.prependListener("data", (bytes: Buffer) => {
      this.#arrived = { bytes, requests: 0 };
    });
  }

  /**
   * Records a request, whose body may still be arriving. Returns whether it may
   * be answered.
   */
  requested(response: ServerResponse): boolean {
    this.#touch(response);
    this.#arrived.requests += 1;
    if (this.#arrived.requests <= mostRequestsAtOnce) return true;
    // Otherwise Node would parse thousands more, even after the connection is
    // closed, and everyone else would wait. The parser stops at the first zero.
    this.#arrived.bytes.fill(0);
    return false;
  }

  #touch(response: ServerResponse): void {
    const connection = this.#connections.get(response.req.socket);
    if (connection === undefined) return;
    connection.lastResponse = response;
    const held = this.#byAddress.get(connection.address);
    held?.delete(connection);
    held?.add(connection);
  }

  #makeRoom(held: ReadonlySet<Connection>, share: number): boolean {
    if (held.size >= share) return this.#closeOldest(held);
    if (this.#connections.size < this.#limits.maxConnections) return true;
    const all = this.#byAddress.values();
    return this.#closeOldest(
      all.reduce((most, others) => (others.size > most.size ? others : most)),
    );
  }

  #closeOldest(held: ReadonlySet<Connection>): boolean {
    const oldest = held
      .values()
      .find((connection) => !isBeingAnswered(connection));
    if (oldest === undefined) return false;
    // Now, because the socket's close event may come after more connections are
    // accepted.
    this.#remove(oldest);
    // A reset frees the system's tables during a flood; an idle browser gets an
    // orderly close.
    if (oldest.lastResponse === null) oldest.socket.resetAndDestroy();
    else oldest.socket.destroy();
    this.#onEviction();
    return true;
  }

  #remove(connection: Connection): void {
    const { socket, address } = connection;
    this.#connections.delete(socket);
    const others = this.#byAddress.get(address);
    others?.delete(connection);
    if (others?.size === 0) this.#byAddress.delete(address);
  }
}
