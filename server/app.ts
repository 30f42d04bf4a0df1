import fastify, { type FastifyInstance, LogController } from "fastify";
import { createAccessLog, createRequestIds } from "./access-log.ts";
import { createProxyCheck } from "./client-address.ts";
import { createConnections } from "./connections.ts";
import { answerClientError, answerError } from "./errors.ts";
import { addHealth, type Readiness } from "./health.ts";
import { createHttpServer, type ServerLimits } from "./http-server.ts";
import { createFastPath } from "./site/fast-path.ts";
import { answerHeaders } from "./site/headers.ts";
import type { Site } from "./site/resources.ts";

export interface AppOptions {
  readonly site: Site;
  readonly limits: ServerLimits;
  readonly logLevel: string;
  readonly logStream?: { write(line: string): void };
  readonly trustedProxies: readonly string[];
  readonly readiness: () => Promise<Readiness>;
}

/** The whole server: what is in memory first, Fastify for the form and for health. */
export function createApp(options: AppOptions): FastifyInstance {
  const { limits, logLevel: level, logStream: stream, trustedProxies } = options;
  const isProxy = createProxyCheck(trustedProxies);
  const requestIds = createRequestIds(isProxy);
  const headers = answerHeaders();
  const fastPath = createFastPath(options.site);
  const app = fastify({
    logger: { level, base: null, ...(stream && { stream }) },
    // The hook below logs one line per request, in the same format as the fast path.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "requestId" }),
    genReqId: requestIds,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    // Requests that have arrived are answered even while the server stops.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    // An address with a broken escape. No hook runs before.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(headers)),
    serverFactory: (handler) =>
      createHttpServer(
        (request, response) => {
          if (!fastPath(request, response)) handler(request, response);
          else if (logsRequests) logAccess(request, requestIds(request), response.statusCode);
        },
        limits,
        createConnections(limits, isProxy, () => warnOfEviction()),
      ),
  });
  const logAccess = createAccessLog(app.log);
  // So that the fast path builds no lines that the level hides.
  const logsRequests = ["trace", "debug", "info"].includes(level);

  let quietUntil = 0;
  // At most once a minute: an attack would repeat it a thousand times a second.
  function warnOfEviction(): void {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + 60_000;
    app.log.warn(
      "more connections than MAX_CONNECTIONS or MAX_CONNECTIONS_PER_ADDRESS allow: the oldest make room",
    );
  }

  app.addHook("onRequest", async (request, reply) => {
    reply.headers(headers).header("X-Request-Id", request.id);
    // Before the body is read: a bad one must not change the 404.
    if (request.is404) return reply.code(404).send({ success: false, error: "not-found" });
  });
  app.addHook("onResponse", async (request, reply) => {
    if (logsRequests) logAccess(request.raw, request.id, reply.statusCode, Math.round(reply.elapsedTime));
  });
  app.setErrorHandler(answerError);
  addHealth(app, options.readiness);
  return app;
}
