import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import type { Submission } from "../contact/message.ts";
import { type FixtureSite, writeFixtureSite } from "./fixture-site.ts";

export type ServerProcess = ChildProcessByStdio<null, Readable, Readable>;

export const program = path.join(import.meta.dirname, "..", "main.ts");

export function serverEnvironment({
  buildDir,
}: FixtureSite): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    BUILD_DIR: buildDir,
    DATA_DIR: path.join(buildDir, "data"),
    HOST: "127.0.0.1",
    PORT: "0",
  };
}

/** The whole server as its own process. End it with `kill`. */
export function spawnServer(
  site: FixtureSite,
  variables: Record<string, string> = {},
): ServerProcess {
  const env = { ...serverEnvironment(site), ...variables };
  return spawn(process.execPath, [program], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** Waits until the output matches; earlier output is dropped. */
export async function output(
  stream: Readable,
  pattern: RegExp,
): Promise<RegExpExecArray> {
  let seen = "";
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    seen += chunk;
    const match = pattern.exec(seen);
    if (match !== null) return match;
  }
  throw new Error(`The server ended without ${pattern}; it said: ${seen}`);
}

/** The port, once the server listens. */
export async function listening(server: ServerProcess): Promise<number> {
  const [, port] = await output(
    server.stderr,
    /The site is at http:\/\/localhost:(\d+)/,
  );
  return Number(port);
}

/** What a server that fails to start prints. */
export async function lastWords(
  server: ServerProcess,
): Promise<{ code: unknown; said: string }> {
  const [said, [code]] = await Promise.all([
    text(server.stderr),
    once(server, "exit"),
  ]);
  return { code, said };
}

/** Resolves to the response status and, on success, the message's id. */
export async function sendMessage(
  port: number,
  submission: Submission,
  key?: string,
) {
  const response = await fetch(`http://127.0.0.1:${port}/api/contact`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(key && { "idempotency-key": key }),
    },
    body: JSON.stringify(submission),
  });
  const answer = (await response.json()) as { id?: string };
  return { status: response.status, id: answer.id ?? null };
}

export type Collector = Awaited<ReturnType<typeof startCollector>>;

/**
 * The server with practically no limits, for tests that send many messages and
 * kill it.
 */
export async function startCollector(variables: Record<string, string>) {
  const site = await writeFixtureSite();
  const unlimited = {
    CONTACT_LIMIT_PER_CLIENT: "1000000",
    CONTACT_LIMIT_MEGABYTES_PER_CLIENT: "1000000",
    CONTACT_LIMIT_IN_ALL: "1000000",
  };
  const server = spawnServer(site, {
    LOG_LEVEL: "silent",
    ...unlimited,
    ...variables,
  });
  const exited = once(server, "exit");
  void exited.then(site.remove);
  const port = await listening(server);
  return {
    send: (submission: Submission, key?: string) =>
      sendMessage(port, submission, key),
    /** Resolves to the exit code; null after a kill. */
    async end(signal: "SIGKILL" | "SIGTERM"): Promise<number | null> {
      server.kill(signal);
      const [code] = await exited;
      return code;
    },
  };
}
