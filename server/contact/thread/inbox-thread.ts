/** The worker thread of the store, so that no page waits for a disk, a lock or a large message. */
import { parentPort, workerData } from "node:worker_threads";
import type { ContactEnvironment } from "../environment.ts";
import type { Inbox, LiveInbox } from "../inbox.ts";
import { openInbox } from "../open-inbox.ts";

/** The methods that are called on the thread. */
export type RemoteMethod = Exclude<keyof LiveInbox, "sinks" | "now" | "close">;

/** 'open' and 'close' come first and last; the others name a method of the inbox. */
export interface Call {
  readonly id: number;
  readonly method: RemoteMethod | "open" | "close";
  readonly args: readonly unknown[];
}

export interface RemoteError {
  readonly name: string;
  readonly message: string;
  readonly code: string | undefined;
}

export type Reply = { readonly id: number } & (
  | { readonly result: unknown }
  | { readonly error: RemoteError }
);

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
  if (method === "open") return null;
  // The caller's types pair each method with its arguments; messages between threads lose them.
  return (inbox[method] as (...args: readonly unknown[]) => Promise<unknown>)(...args);
}

function toRemoteError(error: unknown): RemoteError {
  const { name = "Error", message = String(error), code } = error as Partial<Error> & { code?: unknown };
  return { name, message, code: typeof code === "string" ? code : undefined };
}

parentPort?.on("message", async (call: Call) => {
  const { id } = call;
  const reply: Reply = await answer(call).then(
    (result) => ({ id, result }),
    (error: unknown) => ({ id, error: toRemoteError(error) }),
  );
  parentPort?.postMessage(reply);
});
