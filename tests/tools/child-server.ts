import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { untilListening } from "./ports.ts";

export interface ChildServer {
  readonly pid: number;
  stop(): Promise<void>;
}

/**
 * Starts a server program and waits for its port; throws with its output if it
 * ends first.
 */
export async function runChildServer(
  program: string,
  args: string[],
  port: number,
  environment: NodeJS.ProcessEnv = {},
): Promise<ChildServer> {
  const child = spawn(program, args, {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, ...environment },
  });
  let complaints = "";
  child.stderr.on("data", (chunk) => {
    complaints = (complaints + chunk).slice(-4000);
  });
  const ended = once(child, "exit");
  await untilListening(port, ended).catch((cause: unknown) => {
    throw new Error(`${program} does not run: ${complaints}`, { cause });
  });
  return {
    pid: child.pid ?? 0,
    async stop() {
      if (child.exitCode !== null)
        throw new Error(`${program} has ended by itself: ${complaints}`);
      child.kill("SIGTERM");
      await ended;
    },
  };
}

const program = path.join(import.meta.dirname, "../../server/main.ts");

/**
 * This project's server as a child process, as in production except for a quiet
 * log.
 */
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
