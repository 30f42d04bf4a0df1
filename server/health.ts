import type { FastifyInstance } from "fastify";

export interface Readiness {
  readonly ready: boolean;
  /** Details for operators, by name. */
  readonly details: Readonly<Record<string, unknown>>;
}

const readinessMilliseconds = 1000;

/**
 * `/healthz`: the process responds; restart it if it does not. `/readyz`: it should get traffic; not while it stops,
 * and not if it could not store a message.
 */
export function addHealth(app: FastifyInstance, readiness: () => Promise<Readiness>): void {
  let latest: Promise<Readiness> | null = null;

  /** One check for all who ask meanwhile and within a second after it: anyone may ask, and the check writes. */
  function check(): Promise<Readiness> {
    latest ??= readiness()
      .catch((error: unknown) => {
        app.log.error(error, "the readiness check failed");
        return { ready: false, details: {} };
      })
      .finally(() => {
        setTimeout(() => {
          latest = null;
        }, readinessMilliseconds).unref();
      });
    return latest;
  }

  app.get("/healthz", () => ({ status: "ok" }));
  app.get("/readyz", async (_, reply) => {
    const stopping = { ready: false, details: { stopping: true } };
    const { ready, details } = app.server.listening ? await check() : stopping;
    return reply.code(ready ? 200 : 503).send({ status: ready ? "ready" : "not-ready", ...details });
  });
}
