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

const hostValue = /^[\w.~!$&'()*+,;=%:[\]-]*$/;

/** RFC 9112, 3.2: a second Host, or one that is no host, could name another site to whoever stands in front. */
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
      // Node looks for late clients only this often, every 30 seconds unless told.
      connectionsCheckingInterval: Math.min(1000, limits.headersTimeout),
    },
    (request, response) => {
      connections.requested(response);
      if (hasAmbiguousHost(request.rawHeaders)) {
        response.writeHead(400, { Connection: "close", "Content-Length": 0 }).end();
        return;
      }
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
