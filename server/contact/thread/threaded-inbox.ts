import { Worker } from "node:worker_threads";
import { StartError } from "../../start-error.ts";
import { configuredSinks } from "../delivery/configured-sinks.ts";
import type { ContactEnvironment } from "../environment.ts";
import { type LiveInbox, type SinkName, type Submission, unreachable } from "../inbox.ts";
import { StoreError } from "../storage/database.ts";
import type { Call, RemoteError, RemoteMethod, Reply } from "./inbox-thread.ts";

interface Pending {
  resolve: (result: unknown) => void;
  reject: (reason: Error) => void;
}

/** Bounds what may wait for the disk, so that a hanging store cannot fill the memory. */
const mostWaitingCharacters = 32 * 1024 * 1024;

/** The inbox as the server sees it: calls to a worker thread, which is restarted if it ends. */
export class ThreadedInbox implements LiveInbox {
  readonly sinks: readonly SinkName[];
  readonly #environment: ContactEnvironment;
  readonly #pending = new Map<number, Pending>();
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
  async open(): Promise<void> {
    await this.#call("open");
  }

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
      if (this.#thread) await this.#call("close");
    } finally {
      this.#closed = true;
      await this.#thread?.terminate();
    }
  }

  #ask<Method extends RemoteMethod>(method: Method, ...args: Parameters<LiveInbox[Method]>) {
    return this.#call(method, args) as ReturnType<LiveInbox[Method]>;
  }

  #call(method: Call["method"], args: readonly unknown[] = []): Promise<unknown> {
    if (this.#closed) return Promise.reject(new StoreError("STORE_STOPPED"));
    this.#thread ??= this.#startThread();
    this.#calls += 1;
    const call: Call = { id: this.#calls, method, args };
    return new Promise((resolve, reject) => {
      this.#pending.set(call.id, { resolve, reject });
      this.#thread?.postMessage(call);
    });
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

  #settle(reply: Reply): void {
    const pending = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    if ("error" in reply) pending?.reject(toError(reply.error));
    else pending?.resolve(reply.result);
  }
}

function toError({ name, message, code }: RemoteError): Error {
  const error = name === "StartError" ? new StartError(message) : new Error(message);
  return Object.assign(error, { name }, code === undefined ? {} : { code });
}

const length = (submission: Submission): number =>
  Object.values(submission).reduce((sum, value) => sum + (value?.length ?? 0), 0);
