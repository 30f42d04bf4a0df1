import { parentPort } from "node:worker_threads";
import { type Answer, type Request, tasks } from "./tasks.ts";

parentPort?.on("message", async ({ name, input }: Request) => {
  const run = tasks[name] as (...input: unknown[]) => Promise<unknown>;
  const answer: Answer = await run(...input).then(
    (result) => ({ result }),
    (error: unknown) => ({ error }),
  );
  parentPort?.postMessage(answer);
});
