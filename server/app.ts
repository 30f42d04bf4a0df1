import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import fastify, { type FastifyInstance, LogController } from "fastify";
import { createProxyCheck } from "./client-address.ts";
import { Connections } from "./connections.ts";
import { answerClientError, answerError } from "./errors.ts";
import { createHttpServer, type ServerLimits } from "./http-server.ts";
import { createFastPath, pathOf } from "./site/fast-path.ts";
import { answerHeaders } from "./site/headers.ts";
import type { Site } from "./site/resources.ts";

export interface AppOptions {
  readonly site: Site;
  readonly limits: ServerLimits;
  readonly logLevel: string;
  readonly logStream?: { write(line: string): void };
  readonly trustedProxies: readonly string[];
  /** For /readyz. Known already: anyone may ask. */
  readonly isReady: () => boolean;
  /** For the metrics. */
  readonly countRequest?: ((path: string, status: number) => void) | undefined;
  /** For /deliveryz: whether messages reach their owner. */
  readonly deliversMessages: () => boolean;
}

/**
 * The longest path that is logged. The site's own paths have a few dozen
 * characters.
 */
const longestPath = 200;
const isId = /^[\w-]{8,64}$/;

/** The id from a trusted proxy, else a new one. */
function requestIdOf(
  { headers, socket }: IncomingMessage,
  isProxy: (address: string) => boolean,
): string {
  const given = headers["x-request-id"];
  const isGood =
    typeof given === "string" &&
    isId.test(given) &&
    isProxy(socket.remoteAddress ?? "");
  return isGood ? given : randomUUID();
}

/**
 * The whole server: what is in memory first, Fastify for the form and for
 * health.
 */
export function createApp(options: AppOptions): FastifyInstance {
  const {
    limits,
    logLevel: level,
    logStream: stream,
    trustedProxies,
    countRequest,
  } = options;
  const isProxy = createProxyCheck(trustedProxies);
  const headers = answerHeaders();
  const fastPath = createFastPath(options.site);
  const app = fastify({
    logger: { level, base: null, ...(stream && { stream }) },
    // The hook below logs one line per request, in the same format as the fast
    // path.
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: "requestId",
    }),
    genReqId: (request) => requestIdOf(request, isProxy),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    // Requests that have arrived are answered even while the server stops.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    // An address with a broken escape. No hook runs before.
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, reply.headers(headers)),
    serverFactory: (handler) =>
      createHttpServer(
        (request, response) => {
          warnOfProxy(request);
          if (!fastPath(request, response)) {
            handler(request, response);
            return;
          }
          countRequest?.(pathOf(request.url ?? ""), response.statusCode);
          if (logsRequests)
            logAccess(
              request,
              requestIdOf(request, isProxy),
              response.statusCode,
            );
        },
        limits,
        new Connections(limits, isProxy, () => warnOfEviction()),
      ),
  });
  // So that the fast path builds no lines that the level hides.
  const logsRequests = ["trace", "debug", "info"].includes(level);

  /**
   * One line per request, without the query and the visitor's address, which
   * may be private.
   */
  function logAccess(
    { method, url = "" }: IncomingMessage,
    id: string,
    status: number,
    ms?: number,
  ): void {
    const path = pathOf(url).slice(0, longestPath);
    app.log.info({ requestId: id, method, path, status, milliseconds: ms });
  }

  let quietUntil = 0;
  // At most once a minute: an attack would repeat it a thousand times a second.
  function warnOfEviction(): void {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + 60_000;
    app.log.warn(
      "more connections than MAX_CONNECTIONS or MAX_CONNECTIONS_PER_ADDRESS allow: the oldest make room",
    );
  }

  let knowsOfProxy = false;
  /**
   * Without TRUST_PROXY, all visitors behind a proxy are one client: they share
   * its limits.
   */
  function warnOfProxy({ headers, socket }: IncomingMessage): void {
    const isForwarded =
      headers["x-forwarded-for"] !== undefined ||
      headers.forwarded !== undefined;
    if (knowsOfProxy || !isForwarded || isProxy(socket.remoteAddress ?? ""))
      return;
    knowsOfProxy = true;
    app.log.warn(
      "a request was forwarded by a proxy that TRUST_PROXY does not name: if the proxy is yours, name it, or all its visitors share the limits of one client",
    );
  }

  app.addHook("onRequest", async (request, reply) => {
    reply.headers(headers).header("X-Request-Id", request.id);
    // Before the body is read: a bad one must not change the 404.
    if (request.is404)
      return reply.code(404).send({ success: false, error: "not-found" });
  });
  app.addHook("onResponse", async (request, reply) => {
    countRequest?.(pathOf(request.raw.url ?? ""), reply.statusCode);
    if (logsRequests)
      logAccess(
        request.raw,
        request.id,
        reply.statusCode,
        Math.round(reply.elapsedTime),
      );
  });
  app.setErrorHandler(answerError);
  addHealth(app, options.isReady);
  addDeliveryHealth(app, options.deliversMessages);
  return app;
}

/**
 * `/healthz`: the process responds; restart it if it does not. `/readyz`: it
 * should get traffic; not while it stops, and not if it could not store a
 * message. The public learns nothing else.
 */
function addHealth(app: FastifyInstance, isReady: AppOptions["isReady"]): void {
  app.get("/healthz", () => ({ status: "ok" }));
  app.get("/readyz", (_, reply) => {
    const ready = app.server.listening && isReady();
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? "ready" : "not-ready" });
  });
}

/**
 * `/deliveryz`: for a monitor that alerts people. It tells the public no more
 * than that, and costs nothing.
 */
function addDeliveryHealth(
  app: FastifyInstance,
  deliversMessages: AppOptions["deliversMessages"],
): void {
  app.get("/deliveryz", async (_, reply) => {
    const delivers = deliversMessages();
    return reply
      .code(delivers ? 200 : 503)
      .send({ status: delivers ? "ok" : "failing" });
  });
}
