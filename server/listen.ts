import type { ListenOptions } from "node:net";
import type { FastifyInstance, FastifyListenOptions } from "fastify";
import type { Environment } from "./environment.ts";
import { StartError } from "./start-error.ts";

/** Linux's default maximum: new connections wait here during a burst and are not dropped. */
const backlog = 4096;

/** Without HOST, all addresses of the machine: IPv6 with IPv4, or IPv4 only. */
export async function listen(app: FastifyInstance, { HOST, PORT, REUSE_PORT }: Environment): Promise<void> {
  // Fastify passes this option to Node but does not declare it.
  const options: FastifyListenOptions & ListenOptions = { port: PORT, reusePort: REUSE_PORT, backlog };
  try {
    await app.listen({ ...options, host: HOST ?? "::" });
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (REUSE_PORT && code === "ENOTSUP") throw new StartError("REUSE_PORT is not supported on this system");
    const noSuchFamily = ["EAFNOSUPPORT", "EADDRNOTAVAIL"].includes(code);
    if (HOST !== undefined || !noSuchFamily) throw error;
    await app.listen({ ...options, host: "0.0.0.0" });
  }
}
