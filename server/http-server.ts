import { createServer, type RequestListener, type Server } from "node:http";
import { type ConnectionLimits, type ConnectionOptions, createConnections } from "./connections.ts";

/** What one client may take from the others. Tests shorten these; nobody else needs to. */
export interface ServerLimits extends ConnectionLimits {
  /** Milliseconds until the request line and headers are whole. */
  readonly headersTimeout: number;
  /** Milliseconds until the request with its body is whole. */
  readonly requestTimeout: number;
  /** Milliseconds that a connection may stand idle between two requests. */
  readonly keepAliveTimeout: number;
  /** Milliseconds without a byte in either direction: a client that does not read its answer. */
  readonly idleTimeout: number;
  readonly maxHeaderBytes: number;
}

export const defaultLimits: ServerLimits = {
  maxConnections: 1000,
  maxConnectionsPerAddress: 250,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Longer than the minute for which nginx and the usual load balancers keep a connection for reuse.
  keepAliveTimeout: 65_000,
  idleTimeout: 70_000,
  maxHeaderBytes: 16 * 1024,
};

/** The path of a request line in absolute form (`GET http://host/path`), which RFC 9112 lets a client send. */
function originForm(url: string): string {
  const rest = /^https?:\/\/[^/?#]*(.*)$/i.exec(url)?.[1];
  if (rest === undefined) return url;
  return rest.startsWith("/") ? rest : `/${rest}`;
}

export function createHttpServer(
  listener: RequestListener,
  limits: ServerLimits,
  options: ConnectionOptions = {},
): Server {
  const connections = createConnections(limits, options);
  const server = createServer(
    {
      maxHeaderSize: limits.maxHeaderBytes,
      headersTimeout: limits.headersTimeout,
      requestTimeout: limits.requestTimeout,
      keepAliveTimeout: limits.keepAliveTimeout,
      // Node looks for late clients only this often, every 30 seconds unless told.
      connectionsCheckingInterval: Math.min(1000, limits.headersTimeout),
    },
    (request, response) => {
      connections.requested(response);
      if (request.url?.charCodeAt(0) !== 47) request.url = originForm(request.url ?? "/");
      // A connection that is being drained must not be offered for another request.
      if (!server.listening) response.shouldKeepAlive = false;
      listener(request, response);
    },
  );
  server.setTimeout(limits.idleTimeout);
  // Not by Node's own limit, which drops new connections before anybody could make room for them.
  server.on("connection", connections.admit);
  return server;
}
