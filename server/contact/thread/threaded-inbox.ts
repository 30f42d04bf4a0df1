import { Worker } from "node:worker_threads";
import { StartError } from "../../start-error.ts";
import { configuredSinks } from "../delivery/configured-sinks.ts";
import type { ContactEnvironment } from "../environment.ts";
import { type LiveInbox, type SinkName, type Submission, unreachable } from "../inbox.ts";
import { StoreError } from "../storage/database.ts";
import type { Call, RemoteInbox, Reply } from "./inbox-thread.ts";

/** Bounds what may wait for the disk, so that a hanging store cannot fill the memory. */
const mostWaitingCharacters = 32 * 1024 * 1024;

/** The inbox as the server sees it: calls to a worker thread, which is restarted if it ends. */
export class ThreadedInbox implements LiveInbox {
  readonly sinks: readonly SinkName[];
  readonly #environment: ContactEnvironment;
  readonly #pending = new Map<number, PromiseWithResolvers<unknown>>();
  #thread: Worker | null = null;
  #closed = false;
  #calls = 0;
  #waitingCharacters = 0;

  constructor(environment: ContactEnvironment) {
    this.#environment = environment;
    this.sinks = configuredSinks(environment);
  }

  now = Date.now;

  /** Rejects with a StartError if only a change of the settings can help; other failures may be temporary. */
  open = (): Promise<void> => this.#ask("open");

  add: LiveInbox["add"] = async (message) => {
    const characters = length(message.submission);
    if (this.#waitingCharacters + characters > mostWaitingCharacters) throw new StoreError("STORE_BUSY");
    this.#waitingCharacters += characters;
    try {
      return await this.#ask("add", message);
    } finally {
      this.#waitingCharacters -= characters;
    }
  };

  leaseDeliveries: LiveInbox["leaseDeliveries"] = (...args) => this.#ask("leaseDeliveries", ...args);
  recordDelivered: LiveInbox["recordDelivered"] = (...args) => this.#ask("recordDelivered", ...args);
  recordFailure: LiveInbox["recordFailure"] = (...args) => this.#ask("recordFailure", ...args);
  recordSkipped: LiveInbox["recordSkipped"] = (...args) => this.#ask("recordSkipped", ...args);
  claimAcknowledgement: LiveInbox["claimAcknowledgement"] = (...args) =>
    this.#ask("claimAcknowledgement", ...args);
  releaseAcknowledgement: LiveInbox["releaseAcknowledgement"] = (...args) =>
    this.#ask("releaseAcknowledgement", ...args);
  countAlike: LiveInbox["countAlike"] = (...args) => this.#ask("countAlike", ...args);
  eraseExpired: LiveInbox["eraseExpired"] = () => this.#ask("eraseExpired");
  health: LiveInbox["health"] = () => this.#ask("health").catch(unreachable);

  async close(): Promise<void> {
    if (this.#closed) return;
    try {
      if (this.#thread) await this.#ask("close");
    } finally {
      this.#closed = true;
      await this.#thread?.terminate();
    }
  }

  #ask<Method extends keyof RemoteInbox>(method: Method, ...args: Parameters<RemoteInbox[Method]>) {
    const pending = Promise.withResolvers<unknown>();
    if (this.#closed) pending.reject(new StoreError("STORE_STOPPED"));
    else {
      this.#thread ??= this.#startThread();
      this.#calls += 1;
      this.#pending.set(this.#calls, pending);
      this.#thread.postMessage({ id: this.#calls, method, args } satisfies Call);
    }
    return pending.promise as ReturnType<RemoteInbox[Method]>;
  }

  #startThread(): Worker {
    const thread = new Worker(new URL("./inbox-thread.ts", import.meta.url), {
      workerData: this.#environment,
    });
    thread.on("message", (reply: Reply) => this.#settle(reply));
    // After any failure 'exit' follows, and unanswered calls have failed.
    thread.on("error", () => {});
    thread.on("exit", () => {
      this.#thread = null;
      for (const { reject } of this.#pending.values()) reject(new StoreError("STORE_STOPPED"));
      this.#pending.clear();
    });
    return thread;
  }

  #settle({ id, result, error }: Reply): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (error === undefined) pending?.resolve(result);
    else pending?.reject(toError(error));
  }
}

const toError = ({ name, message, code }: NonNullable<Reply["error"]>): Error =>
  Object.assign(name === "StartError" ? new StartError(message) : new Error(message), { name, code });

const length = (submission: Submission): number =>
  Object.values(submission).reduce((sum, value) => sum + (value?.length ?? 0), 0);
