import type { FastifyInstance } from "fastify";

export interface Readiness {
  readonly ready: boolean;
  /** What an operator should know, by name. */
  readonly details: Readonly<Record<string, unknown>>;
}

/**
 * `/healthz` says that the process answers: restart it when it does not. `/readyz` says that it should be sent
 * visitors: not while it stops, nor while it could not keep a message.
 */
export function addHealth(app: FastifyInstance, readiness: () => Promise<Readiness>): void {
  app.get("/healthz", () => ({ status: "ok" }));
  app.get("/readyz", async (request, reply) => {
    const { ready, details } = app.server.listening
      ? await readiness().catch((error: unknown) => {
          request.log.error(error, "readiness cannot be told");
          return { ready: false, details: {} };
        })
      : { ready: false, details: { stopping: true } };
    return reply.code(ready ? 200 : 503).send({ status: ready ? "ready" : "not-ready", ...details });
  });
}
