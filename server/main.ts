import type { AddressInfo } from "node:net";
import { parseEnvironment } from "./environment.ts";
import { StartError } from "./errors.ts";
import { stopOnSignal } from "./shutdown.ts";
import { startServer } from "./start.ts";

try {
  const environment = parseEnvironment(process.env);
  const app = await startServer(environment);
  stopOnSignal(app, environment.SHUTDOWN_SECONDS * 1000);
  const { port } = app.server.address() as AddressInfo;
  process.stderr.write(`The site is at http://localhost:${port}\n`);
} catch (error) {
  const isExpected =
    error instanceof StartError ||
    (error as NodeJS.ErrnoException).code === "EADDRINUSE";
  console.error(isExpected ? (error as Error).message : error);
  process.exit(1);
}
