import path from "node:path";
import { type ChildServer, runChildServer } from "./child-server.ts";

const program = path.join(import.meta.dirname, "../../server/main.ts");

/** This project's server as a child process, as in production except for a quiet log. */
export function runSiteServer(
  buildDir: string,
  dataDir: string,
  port: number,
  nodeOptions: string[] = [],
): Promise<ChildServer> {
  return runChildServer(process.execPath, [...nodeOptions, program], port, {
    BUILD_DIR: buildDir,
    DATA_DIR: dataDir,
    HOST: "127.0.0.1",
    PORT: String(port),
    LOG_LEVEL: "warn",
  });
}
