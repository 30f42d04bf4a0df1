import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Submission } from "../inbox.ts";

export type CollectorProcess = Awaited<ReturnType<typeof startCollector>>;

export async function startCollector(environment: Record<string, string>) {
  const child = spawn(process.execPath, [fileURLToPath(new URL("./collector.ts", import.meta.url))], {
    env: {
      ...process.env,
      CONTACT_LIMIT_PER_CLIENT: "1000000",
      CONTACT_LIMIT_IN_ALL: "1000000",
      ...environment,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(child, "exit");
  const address = await Promise.race([
    once(child.stdout, "data").then(([line]) => String(line).trim()),
    exited.then(() => Promise.reject(new Error("The collector did not start."))),
  ]);
  return {
    child,
    /** Resolves to the response status and, on success, the message's id. */
    async send(submission: Submission, key?: string) {
      const response = await fetch(`${address}/api/contact`, {
        method: "POST",
        headers: { "content-type": "application/json", ...(key && { "idempotency-key": key }) },
        body: JSON.stringify(submission),
      });
      const answer = (await response.json()) as { success?: boolean; id?: string };
      return { status: response.status, id: answer.success === true ? (answer.id ?? null) : null };
    },
    /** Resolves to the exit code; null after a kill. */
    async end(signal: "SIGKILL" | "SIGTERM"): Promise<number | null> {
      child.kill(signal);
      const [code] = await exited;
      return code;
    },
  };
}
