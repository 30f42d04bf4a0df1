/**
 * The worker thread of the store, so that no page waits for a disk, a lock or a
 * large message.
 */
import { parentPort, workerData } from "node:worker_threads";
import { type Inbox, openInbox } from "../storage/inbox.ts";
import type { Call, Reply } from "./threaded-inbox.ts";

let opening: Promise<Inbox> | null = null;

/**
 * Retried by the next call after a failure, for example if the database starts
 * later than the server.
 */
function opened(): Promise<Inbox> {
  opening ??= openInbox(workerData, true).catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

async function answer({ method, args }: Call): Promise<unknown> {
  if (method === "close") return opening?.then((inbox) => inbox.close());
  const inbox = await opened();
  if (method === "open") return;
  // The caller's types pair each method with its arguments; messages between
  // threads lose them.
  return (inbox[method] as (...args: unknown[]) => Promise<unknown>)(...args);
}

parentPort?.on("message", async (call: Call) => {
  const { id } = call;
  const reply: Reply = await answer(call).then(
    (result) => ({ id, result }),
    ({ name, message, code }) => ({ id, error: { name, message, code } }),
  );
  parentPort?.postMessage(reply);
});
