import type { FastifyInstance } from "fastify";

export interface Readiness {
  readonly ready: boolean;
  /** Details for operators, by name. */
  readonly details: Readonly<Record<string, unknown>>;
}

const readinessMilliseconds = 1000;

/** Shares one check among concurrent requests and for a second after it: anyone may ask, and the check writes. */
function shared(check: () => Promise<Readiness>): () => Promise<Readiness> {
  let latest: Promise<Readiness> | null = null;
  let validUntil = 0;
  return () => {
    if (latest === null || performance.now() >= validUntil) {
      validUntil = Number.POSITIVE_INFINITY;
      latest = check().finally(() => {
        validUntil = performance.now() + readinessMilliseconds;
      });
    }
    return latest;
  };
}

/**
 * `/healthz`: the process responds; restart it if it does not. `/readyz`: it should get traffic; not while it stops,
 * and not if it could not store a message.
 */
export function addHealth(app: FastifyInstance, readiness: () => Promise<Readiness>): void {
  const check = shared(() =>
    readiness().catch((error: unknown) => {
      app.log.error(error, "the readiness check failed");
      return { ready: false, details: {} };
    }),
  );
  app.get("/healthz", () => ({ status: "ok" }));
  app.get("/readyz", async (_, reply) => {
    const { ready, details } = app.server.listening
      ? await check()
      : { ready: false, details: { stopping: true } };
    return reply.code(ready ? 200 : 503).send({ status: ready ? "ready" : "not-ready", ...details });
  });
}
