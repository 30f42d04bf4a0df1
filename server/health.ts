import type { FastifyInstance } from "fastify";

export interface Readiness {
  readonly ready: boolean;
  /** Details for operators, by name. */
  readonly details: Readonly<Record<string, unknown>>;
}

/**
 * `/healthz`: the process responds; restart it if it does not. `/readyz`: it should get traffic; not while it stops,
 * and not if it could not store a message.
 */
export function addHealth(app: FastifyInstance, readiness: () => Promise<Readiness>): void {
  app.get("/healthz", () => ({ status: "ok" }));
  app.get("/readyz", async (request, reply) => {
    const { ready, details } = app.server.listening
      ? await readiness().catch((error: unknown) => {
          request.log.error(error, "the readiness check failed");
          return { ready: false, details: {} };
        })
      : { ready: false, details: { stopping: true } };
    return reply.code(ready ? 200 : 503).send({ status: ready ? "ready" : "not-ready", ...details });
  });
}
