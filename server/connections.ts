import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { clientGroup } from "./client-address.ts";

export interface ConnectionLimits {
  readonly maxConnections: number;
  /** How many connections one address (IPv6: one /64) may hold. Trusted proxies carry many visitors and are exempt. */
  readonly maxConnectionsPerAddress: number;
}

export interface Connections {
  /** Adds a connection. At the limit it closes less valuable ones; if there are none, it closes the new one. */
  admit(socket: Socket): void;
  /**
   * Records that a request has started; its body may still be arriving. Returns false for one to ignore, because its
   * connection has been closed.
   */
  requested(response: ServerResponse): boolean;
}

export interface ConnectionOptions {
  readonly isProxy?: (address: string) => boolean;
  readonly now?: () => number;
  /** Closes a connection that had to make room. It no longer counts. */
  readonly later?: (close: () => void) => void;
  /** Called with the number of connections that were closed to make room. */
  readonly onEviction?: (count: number) => void;
}

/** A visitor's first bytes follow within a round trip, so a connection that stays silent longer has no request. */
const silenceMilliseconds = 2000;
/** An answer goes to the operating system immediately; only a client that does not read it delays it. */
const unreadMilliseconds = 10_000;
/** Browsers send a request after the last response. A client that sends thousands at once makes the others wait. */
const mostPipelined = 4;
/** Choosing which connections to close means comparing all of them, so close several at a time. */
const evictedShare = 1 / 20;

interface Holder {
  readonly key: string;
  readonly connections: Set<Connection>;
  readonly isProxy: boolean;
}

interface Connection {
  readonly socket: Socket;
  readonly holder: Holder;
  /** When it was opened or its last request began. */
  since: number;
  lastResponse: ServerResponse | null;
  /** How many requests have followed one whose response was unfinished. */
  pipelined: number;
}

type State = "idle" | "incomplete" | "unread" | "reading" | "answering";

/** The states that may be closed, least valuable first. A request that is being answered is never closed. */
const evictable: readonly State[] = ["idle", "incomplete", "unread"];

/** Computed on demand instead of tracked by events, so that a request needs no listeners. */
function stateOf({ socket, since, lastResponse }: Connection, now: number): State {
  if (lastResponse === null) {
    return socket.bytesRead === 0 && now - since > silenceMilliseconds ? "idle" : "incomplete";
  }
  if (lastResponse.writableFinished) return "idle";
  if (!lastResponse.writableEnded) return lastResponse.req.complete ? "answering" : "incomplete";
  return now - since > unreadMilliseconds ? "unread" : "reading";
}

/**
 * Node would parse all requests that have arrived, even after the connection is closed, and abort each with an error.
 * Its parser is not documented, but a test notices if this no longer stops it.
 */
function stopParsing(socket: Socket & { parser?: { onIncoming: () => number } }): void {
  const likeAnUpgrade = 2;
  if (socket.parser) socket.parser.onIncoming = () => likeAnUpgrade;
}

function byValue(a: Connection, b: Connection): number {
  const held = ({ holder }: Connection) => (holder.isProxy ? 0 : holder.connections.size);
  return held(b) - held(a) || a.since - b.since;
}

/**
 * The connections to close first: in the least valuable state, of the address that holds most, oldest first. If there
 * is nothing else, those that still read a response, of an address that holds far more than the newcomer's.
 */
function leastValuable(
  candidates: Iterable<Connection>,
  newcomer: Holder,
  count: number,
  now: number,
): Connection[] {
  const byState = Map.groupBy(candidates, (connection) => stateOf(connection, now));
  const state = evictable.find((name) => byState.has(name));
  const fairShare = 2 * (newcomer.connections.size + 1);
  const chosen =
    state === undefined
      ? byState.get("reading")?.filter(({ holder }) => !holder.isProxy && holder.connections.size > fairShare)
      : byState.get(state);
  return (chosen ?? []).toSorted(byValue).slice(0, count);
}

export function createConnections(limits: ConnectionLimits, options: ConnectionOptions = {}): Connections {
  const {
    isProxy = () => false,
    now = () => performance.now(),
    later = (close) => close(),
    onEviction,
  } = options;
  const connections = new Map<Socket, Connection>();
  const holders = new Map<string, Holder>();

  function holderOf(address: string): Holder {
    const proxy = isProxy(address);
    // A proxy counts alone: its neighbours in the same /64 are not trusted.
    const key = proxy ? address : clientGroup(address);
    return holders.get(key) ?? { key, connections: new Set(), isProxy: proxy };
  }

  function add(connection: Connection): void {
    const { socket, holder } = connection;
    connections.set(socket, connection);
    holder.connections.add(connection);
    holders.set(holder.key, holder);
    socket.once("close", () => remove(connection));
  }

  function remove(connection: Connection): void {
    const { socket, holder } = connection;
    connections.delete(socket);
    holder.connections.delete(connection);
    if (holder.connections.size === 0 && holders.get(holder.key) === holder) holders.delete(holder.key);
  }

  function evict(connection: Connection): void {
    const { socket, lastResponse } = connection;
    // Now, because the socket's close event may come after more connections are accepted.
    remove(connection);
    // A reset frees the system's tables during a flood; an idle browser gets an orderly close.
    later(() => {
      if (lastResponse === null) socket.resetAndDestroy();
      else socket.destroy();
    });
  }

  function makeRoom(
    among: ReadonlySet<Connection> | ReadonlyMap<Socket, Connection>,
    limit: number,
    newcomer: Holder,
  ): boolean {
    if (among.size < limit) return true;
    const count = Math.max(1, Math.floor(limit * evictedShare));
    const evicted = leastValuable(among.values(), newcomer, count, now());
    for (const connection of evicted) evict(connection);
    if (evicted.length > 0) onEviction?.(evicted.length);
    return evicted.length > 0;
  }

  return {
    admit(socket) {
      const { remoteAddress } = socket;
      if (remoteAddress === undefined) return; // already closed by the client
      const holder = holderOf(remoteAddress);
      const share = holder.isProxy ? limits.maxConnections : limits.maxConnectionsPerAddress;
      if (
        makeRoom(holder.connections, share, holder) &&
        makeRoom(connections, limits.maxConnections, holder)
      ) {
        add({ socket, holder, since: now(), lastResponse: null, pipelined: 0 });
      } else {
        socket.resetAndDestroy();
      }
    },
    requested(response) {
      const { socket } = response.req;
      const connection = connections.get(socket);
      if (connection === undefined) return !socket.destroyed;
      const { lastResponse } = connection;
      connection.pipelined = lastResponse && !lastResponse.writableFinished ? connection.pipelined + 1 : 0;
      connection.lastResponse = response;
      connection.since = now();
      if (connection.pipelined < mostPipelined) return true;
      remove(connection);
      stopParsing(socket);
      socket.destroy();
      return false;
    },
  };
}
