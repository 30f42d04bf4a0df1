import fastify, { type FastifyInstance, LogController } from "fastify";
import { createAccessLog, createRequestIds } from "./access-log.ts";
import { createProxyCheck } from "./client-address.ts";
import { answerClientError, answerError } from "./errors.ts";
import { addHealth, type Readiness } from "./health.ts";
import { createHttpServer, type ServerLimits } from "./http-server.ts";
import { addFallback, answerUnroutable } from "./site/fallback.ts";
import { createFastPath, pathOf } from "./site/fast-path.ts";
import { answerHeaders } from "./site/headers.ts";
import type { Site } from "./site/resources.ts";
import { createTurns } from "./turns.ts";

export interface AppOptions {
  readonly site: Site;
  readonly moved: ReadonlyMap<string, string>;
  readonly limits: ServerLimits;
  readonly logLevel: string;
  readonly logStream?: { write(line: string): void };
  readonly trustedProxies: readonly string[];
  readonly readiness: () => Promise<Readiness>;
}

/** Throttles warnings that an attack would otherwise repeat a thousand times a second. */
function atMostOnceAMinute(warn: () => void): () => void {
  let quietUntil = 0;
  return () => {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + 60_000;
    warn();
  };
}

/** The whole server: files from memory first, Fastify for the rest. */
export function createApp(options: AppOptions): FastifyInstance {
  const isProxy = createProxyCheck(options.trustedProxies);
  const requestIds = createRequestIds(isProxy);
  const turns = createTurns();
  const app = fastify({
    logger: {
      level: options.logLevel,
      base: null,
      ...(options.logStream === undefined ? {} : { stream: options.logStream }),
    },
    // The hook below logs one line per request, in the same format as the fast path.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "requestId" }),
    genReqId: requestIds,
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    // Requests that have arrived are answered even while the server stops.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    frameworkErrors: answerUnroutable(options.site),
    serverFactory: (handler) =>
      createHttpServer(
        (request, response) => {
          if (fastPath(request, response)) return;
          turns.later(() => {
            if (!request.destroyed) handler(request, response);
          });
        },
        options.limits,
        {
          isProxy,
          later: turns.later,
          onEviction: () => warnOfEviction(),
        },
      ),
  });
  const warnOfEviction = atMostOnceAMinute(() =>
    app.log.warn(
      "more connections than MAX_CONNECTIONS or MAX_CONNECTIONS_PER_ADDRESS allow: idle and half-sent ones make room",
    ),
  );
  app.server.on("connection", turns.accepted);
  const accessLog = createAccessLog(app.log);
  const fastPath = createFastPath(options.site, accessLog, requestIds);

  const headers = answerHeaders();
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(headers).header("X-Request-Id", request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    if (!accessLog.enabled) return;
    accessLog.write({
      requestId: request.id,
      method: request.method,
      path: pathOf(request.raw.url ?? ""),
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    });
  });
  app.setErrorHandler(answerError);

  addHealth(app, options.readiness);
  addFallback(app, options.site, options.moved);
  return app;
}
