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
  /** One check for all who ask meanwhile and within a second after it: anyone may ask, and the check writes. */
  let latest: Promise<Readiness> | null = null;
  async function checkNow(): Promise<Readiness> {
    try {
      return await readiness();
    } catch (error) {
      app.log.error(error, "the readiness check failed");
      return { ready: false, details: {} };
    } finally {
      setTimeout(() => (latest = null), readinessMilliseconds).unref();
    }
  }

  app.get("/healthz", () => ({ status: "ok" }));
  app.get("/readyz", async (_, reply) => {
    const stopping = { ready: false, details: { stopping: true } };
    latest = app.server.listening ? (latest ?? checkNow()) : Promise.resolve(stopping);
    const { ready, details } = await latest;
    return reply.code(ready ? 200 : 503).send({ status: ready ? "ready" : "not-ready", ...details });
  });
}
