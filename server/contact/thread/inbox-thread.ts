/** The worker thread of the store, so that no page waits for a disk, a lock or a large message. */
import { parentPort, workerData } from "node:worker_threads";
import type { ContactEnvironment } from "../environment.ts";
import type { Inbox, LiveInbox } from "../inbox.ts";
import { openInbox } from "../open-inbox.ts";

/** 'open' comes first and 'close' last. */
export interface RemoteInbox extends Omit<LiveInbox, "sinks" | "now"> {
  open(): Promise<void>;
}

export interface Call {
  readonly id: number;
  readonly method: keyof RemoteInbox;
  readonly args: readonly unknown[];
}

export interface Reply {
  readonly id: number;
  readonly result?: unknown;
  /** In parts, because an error loses its class and its code between threads. */
  readonly error?: { readonly name: string; readonly message: string; readonly code: unknown };
}

const environment = workerData as ContactEnvironment;
let opening: Promise<Inbox> | null = null;

/** Retried by the next call after a failure, for example if the database starts later than the server. */
function opened(): Promise<Inbox> {
  opening ??= openInbox(environment, undefined, true).catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

async function answer({ method, args }: Call): Promise<unknown> {
  if (method === "close") return opening?.then((inbox) => inbox.close());
  const inbox = await opened();
  if (method === "open") return;
  // The caller's types pair each method with its arguments; messages between threads lose them.
  return (inbox[method] as (...args: readonly unknown[]) => Promise<unknown>)(...args);
}

parentPort?.on("message", async (call: Call) => {
  const { id } = call;
  const reply: Reply = await answer(call).then(
    (result) => ({ id, result }),
    ({ name, message, code }) => ({ id, error: { name, message, code } }),
  );
  parentPort?.postMessage(reply);
});
