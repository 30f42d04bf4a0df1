import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Answer, Tasks } from "./tasks.ts";

const idle: Worker[] = [];
const waiting: ((worker: Worker) => void)[] = [];
let started = 0;

function startWorker(): Worker {
  started++;
  // The default, 48 MB, is mostly garbage.
  const resourceLimits = { maxYoungGenerationSizeMb: 8 };
  return new Worker(new URL("worker.ts", import.meta.url), { resourceLimits });
}

function takeWorker(): Worker | Promise<Worker> {
  const worker = idle.pop() ?? (started < availableParallelism() ? startWorker() : undefined);
  return worker ?? new Promise((resolve) => waiting.push(resolve));
}

function giveBack(worker: Worker): void {
  const next = waiting.shift();
  if (next) next(worker);
  else {
    // An idle worker does not keep the process alive.
    worker.unref();
    idle.push(worker);
  }
}

/** Runs a task in a worker; there are as many workers as processors. */
export async function inWorker<Name extends keyof Tasks>(
  name: Name,
  ...input: Parameters<Tasks[Name]>
): Promise<Awaited<ReturnType<Tasks[Name]>>> {
  const worker = await takeWorker();
  worker.ref();
  worker.postMessage({ name, input });
  const [answer]: Answer[] = await once(worker, "message");
  giveBack(worker);
  if (!answer || "error" in answer) throw answer?.error;
  return answer.result as Awaited<ReturnType<Tasks[Name]>>;
}

/** Frees the memory of the idle workers, 100 MB each on a large site. New ones start when they are needed. */
export async function endWorkers(): Promise<void> {
  started -= idle.length;
  await Promise.all(idle.splice(0).map((worker) => worker.terminate()));
}
