/**
 * Restarts the server several times under load, each process taking over the port from the last, and prints the
 * results as JSON. A separate program, because it needs its own network namespace.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { exchange } from "./exchange.ts";

export interface RestartReport {
  readonly answered: number;
  /** Every response except 200. */
  readonly failures: readonly string[];
  /** Requests answered by each process. */
  readonly byProcess: readonly number[];
  readonly exitCodes: readonly (number | null)[];
}

const restarts = 4;
const clients = 8;
const port = 3000;
const program = path.join(import.meta.dirname, "../main.ts");

interface Server {
  readonly child: ChildProcess;
  answered: number;
}

async function start(): Promise<Server> {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, HOST: "127.0.0.1", PORT: String(port), REUSE_PORT: "true" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const server: Server = { child, answered: 0 };
  createInterface(child.stdout).on("line", (line) => {
    if (line.includes('"status":200')) server.answered += 1;
  });
  for await (const line of createInterface(child.stderr)) if (line.includes("The site is at")) return server;
  throw new Error("The server did not start");
}

const failures: string[] = [];
let answered = 0;
let loading = true;

async function load(): Promise<void> {
  while (loading) {
    try {
      const { status } = await exchange(port, "/contact");
      if (status === 200) answered += 1;
      else failures.push(String(status));
    } catch (error) {
      failures.push((error as Error).message);
    }
  }
}

/** Waits until every process has answered some requests. */
async function untilAnswered(count: number): Promise<void> {
  const goal = answered + count;
  while (answered < goal && failures.length === 0) await new Promise(setImmediate);
}

const servers = [await start()];
const exitCodes: (number | null)[] = [];

async function stop(server: Server | undefined): Promise<void> {
  if (server === undefined) return;
  const exit = once(server.child, "close");
  server.child.kill("SIGTERM");
  exitCodes.push((await exit)[0]);
}

const loads = Array.from({ length: clients }, load);
for (let restart = 0; restart < restarts; restart += 1) {
  servers.push(await start());
  await untilAnswered(100);
  await stop(servers.at(-2));
  await untilAnswered(100);
}
loading = false;
await Promise.all(loads);
await stop(servers.at(-1));

const byProcess = servers.map((server) => server.answered);
process.stdout.write(JSON.stringify({ answered, failures, byProcess, exitCodes } satisfies RestartReport));
