/** The worker thread of the store, so that no page waits for a disk, a lock or a large message. */
import { parentPort, workerData } from "node:worker_threads";
import type { ContactEnvironment } from "../environment.ts";
import type { Inbox } from "../inbox.ts";
import { openInbox } from "../open-inbox.ts";
import type { Call, RemoteError, Reply } from "./protocol.ts";

const environment = workerData as ContactEnvironment;
let opening: Promise<Inbox> | null = null;

/** Retried by the next call after a failure, for example if the database starts later than the server. */
function opened(): Promise<Inbox> {
  opening ??= openInbox(environment).catch((error: unknown) => {
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
  const { name, message, code } = error as { name?: string; message?: string; code?: unknown };
  return {
    name: name ?? "Error",
    message: message ?? String(error),
    code: typeof code === "string" ? code : undefined,
  };
}

parentPort?.on("message", async (call: Call) => {
  const { id } = call;
  const reply: Reply = await answer(call).then(
    (result) => ({ id, result }),
    (error: unknown) => ({ id, error: toRemoteError(error) }),
  );
  parentPort?.postMessage(reply);
});
