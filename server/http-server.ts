import { createServer, type RequestListener, type Server } from "node:http";
import { type ConnectionLimits, type ConnectionOptions, createConnections } from "./connections.ts";

/** Limits per client. Tests shorten them. */
export interface ServerLimits extends ConnectionLimits {
  /** Milliseconds for the request line and headers. */
  readonly headersTimeout: number;
  /** Milliseconds for the whole request. */
  readonly requestTimeout: number;
  /** Milliseconds that a connection may be idle between requests. */
  readonly keepAliveTimeout: number;
  /** Milliseconds without a byte in either direction: a client that does not read its response. */
  readonly idleTimeout: number;
  readonly maxHeaderBytes: number;
}

export const defaultLimits: ServerLimits = {
  maxConnections: 1000,
  maxConnectionsPerAddress: 250,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Longer than the minute for which nginx and common load balancers keep connections for reuse.
  keepAliveTimeout: 65_000,
  idleTimeout: 70_000,
  maxHeaderBytes: 16 * 1024,
};

/** The path of a request in absolute form (`GET http://host/path`), which RFC 9112 allows. */
function originForm(url: string): string {
  const rest = /^https?:\/\/[^/?#]*(.*)$/i.exec(url)?.[1];
  if (rest === undefined) return url;
  return rest.startsWith("/") ? rest : `/${rest}`;
}

const hostValue = /^[\w.~!$&'()*+,;=%:[\]-]*$/;

/** RFC 9112, 3.2: a second or invalid Host could mean another site to a proxy in front. */
function hasAmbiguousHost(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? "";
    if (name.length !== 4 || name.toLowerCase() !== "host") continue;
    hosts += 1;
    if (!hostValue.test(rawHeaders[index + 1] ?? "")) return true;
  }
  return hosts > 1;
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
      // Node checks for slow clients this often; its default is 30 seconds.
      connectionsCheckingInterval: Math.min(1000, limits.headersTimeout),
    },
    (request, response) => {
      if (!connections.requested(response)) return;
      if (hasAmbiguousHost(request.rawHeaders)) {
        response.writeHead(400, { Connection: "close", "Content-Length": 0 }).end();
        return;
      }
      if (request.url?.charCodeAt(0) !== 47) request.url = originForm(request.url ?? "/");
      // A connection that is being drained must not be reused.
      if (!server.listening) response.shouldKeepAlive = false;
      listener(request, response);
    },
  );
  server.setTimeout(limits.idleTimeout);
  // Not Node's own limit, which drops new connections before others can make room.
  server.on("connection", connections.admit);
  return server;
}
