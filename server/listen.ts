import type { ListenOptions } from "node:net";
import type { FastifyInstance, FastifyListenOptions } from "fastify";
import type { Environment } from "./environment.ts";
import { StartError } from "./start-error.ts";

/** As long as Linux allows by default: new connections wait here, and are not dropped, while a burst is accepted. */
const backlog = 4096;

/** All addresses of the machine where HOST names none: IPv6 with IPv4, or IPv4 alone where that is all there is. */
export async function listen(app: FastifyInstance, { HOST, PORT, REUSE_PORT }: Environment): Promise<void> {
  // Fastify hands its options to Node as they are, but does not declare this one.
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
