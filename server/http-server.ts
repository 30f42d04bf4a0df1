import {
  createServer,
  type IncomingMessage,
  type RequestListener,
} from "node:http";
import type { Connections } from "./connections.ts";
import { refuse } from "./errors.ts";

/** In milliseconds and bytes, per client. Tests shorten them. */
export const defaultLimits = {
  maxConnections: 1000,
  maxConnectionsPerAddress: 250,
  /** For the request line and headers. */
  headersTimeout: 10_000,
  /** For the whole request. */
  requestTimeout: 30_000,
  /**
   * Between requests. Longer than the minute for which nginx and common load
   * balancers keep connections for reuse.
   */
  keepAliveTimeout: 65_000,
  /**
   * Without a byte in either direction: a client that does not read its
   * response.
   */
  idleTimeout: 70_000,
  maxHeaderSize: 16 * 1024,
};

export type ServerLimits = Readonly<typeof defaultLimits>;

/** RFC 9112 allows `GET http://host/path`. */
const absoluteForm = /^https?:\/\/[^/?#]*\/?/i;

const hostValue = /^[\w.~!$&'()*+,;=%:[\]-]*$/;

/**
 * RFC 9112, 3.2: exactly one valid Host, because another one could mean another
 * site to a proxy in front.
 */
function hasValidHost({
  headersDistinct,
  httpVersion,
}: IncomingMessage): boolean {
  const [host, ...others] = headersDistinct.host ?? [];
  if (host === undefined) return httpVersion === "1.0";
  return others.length === 0 && hostValue.test(host);
}

export function createHttpServer(
  listener: RequestListener,
  limits: ServerLimits,
  connections: Connections,
) {
  const server = createServer(
    {
      ...limits,
      // Node checks for slow clients this often; its default is 30 seconds.
      connectionsCheckingInterval: Math.min(1000, limits.headersTimeout),
      // Checked below: Node's own answer could be cached.
      requireHostHeader: false,
    },
    (request, response) => {
      const isWelcome = connections.requested(response);
      if (!isWelcome || !hasValidHost(request)) return refuse(response, 400);
      if (request.url?.charCodeAt(0) !== 47)
        request.url = request.url?.replace(absoluteForm, "/");
      // A connection that is being drained must not be reused.
      if (!server.listening) response.shouldKeepAlive = false;
      listener(request, response);
    },
  );
  server.setTimeout(limits.idleTimeout);
  server.on("connection", (socket) => connections.admit(socket));
  server.on("checkExpectation", (_, response) => refuse(response, 417));
  return server;
}
