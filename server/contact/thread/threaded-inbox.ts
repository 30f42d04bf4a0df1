import { Worker } from "node:worker_threads";
import { StartError } from "../../errors.ts";
import type { ContactEnvironment } from "../environment.ts";
import { type Submission, unreachable } from "../message.ts";
import { StoreError } from "../storage/database.ts";
import type { Inbox } from "../storage/inbox.ts";
import { textsOf } from "../submission.ts";

/** What the running server uses of the inbox. */
const liveMethods = [
  "add",
  "countAlike",
  "leaseDeliveries",
  "recordDelivered",
  "recordFailure",
  "recordSkipped",
  "correctDates",
  "claimAcknowledgement",
  "releaseAcknowledgement",
  "eraseExpired",
  "problems",
  "claimAlert",
  "recordAlert",
  "claimDigest",
  "recordDigest",
  "health",
  "measure",
] as const;

export type LiveInbox = Pick<Inbox, (typeof liveMethods)[number]>;

export type ThreadedInbox = ReturnType<typeof createThreadedInbox>;

export interface Call {
  id: number;
  method: keyof LiveInbox | "open" | "close";
  args: unknown[];
}

export interface Reply {
  id: number;
  result?: unknown;
  /**
   * In parts, because an error loses its class and its code between threads.
   */
  error?: { name: string; message: string; code: unknown };
}

/**
 * Bounds what may wait for the disk, so that a hanging store cannot fill the
 * memory.
 */
const mostWaitingCharacters = 32 * 1024 * 1024;

/**
 * The inbox as the server sees it: calls to a worker thread, which is restarted
 * if it ends.
 */
export function createThreadedInbox(environment: ContactEnvironment) {
  const thread = createThread(environment);
  const remote = Object.fromEntries(
    liveMethods.map((method) => [
      method,
      (...args: unknown[]) => thread.ask(method, ...args),
    ]),
  ) as unknown as LiveInbox;
  let waitingCharacters = 0;
  const add: LiveInbox["add"] = async (message) => {
    const characters = length(message.submission);
    if (waitingCharacters + characters > mostWaitingCharacters)
      throw new StoreError("STORE_BUSY");
    waitingCharacters += characters;
    return remote.add(message).finally(() => {
      waitingCharacters -= characters;
    });
  };
  return {
    ...remote,
    add,
    health: () => remote.health().catch(unreachable),
    /**
     * Rejects with a StartError if only a change of the settings can help;
     * other failures may be temporary.
     */
    open: () => thread.ask("open"),
    close: thread.close,
  };
}

/** A worker thread that answers calls. It starts with the first one. */
function createThread(environment: ContactEnvironment) {
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  let worker: Worker | null = null;
  let closed = false;
  let calls = 0;

  function settle({ id, result, error }: Reply): void {
    const call = pending.get(id);
    pending.delete(id);
    if (error === undefined) call?.resolve(result);
    else call?.reject(toError(error));
  }

  function start(): Worker {
    const started = new Worker(new URL("./inbox-thread.ts", import.meta.url), {
      workerData: environment,
    });
    started.on("message", settle);
    // After any failure 'exit' follows, and unanswered calls have failed.
    started.on("error", () => {});
    started.on("exit", () => {
      worker = null;
      for (const { reject } of pending.values())
        reject(new StoreError("STORE_STOPPED"));
      pending.clear();
    });
    return started;
  }

  async function ask(
    method: Call["method"],
    ...args: unknown[]
  ): Promise<unknown> {
    if (closed) throw new StoreError("STORE_STOPPED");
    worker ??= start();
    calls += 1;
    const call = Promise.withResolvers<unknown>();
    pending.set(calls, call);
    worker.postMessage({ id: calls, method, args } satisfies Call);
    return call.promise;
  }

  async function close(): Promise<void> {
    try {
      if (worker && !closed) await ask("close");
    } finally {
      closed = true;
      await worker?.terminate();
    }
  }
  return { ask, close };
}

const toError = ({ name, message, code }: NonNullable<Reply["error"]>): Error =>
  Object.assign(
    name === "StartError" ? new StartError(message) : new Error(message),
    { name, code },
  );

const length = (submission: Submission): number =>
  textsOf(submission).reduce((sum, text) => sum + text.length, 0);
