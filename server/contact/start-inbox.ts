import type { FastifyBaseLogger } from "fastify";
import { StartError } from "../start-error.ts";
import type { ContactEnvironment } from "./environment.ts";
import { kindOf } from "./inbox.ts";
import { ThreadedInbox } from "./thread/threaded-inbox.ts";

/** The server's inbox, with exactly the retention that the build's privacy policy promises. */
export function createInbox(environment: ContactEnvironment, promisedDays: number | null): ThreadedInbox {
  const { CONTACT_KEEP_DAYS: set } = environment;
  if (set !== undefined && set !== promisedDays) {
    throw new StartError(
      `CONTACT_KEEP_DAYS is ${set}, but the privacy policy of this build says ${promisedDays ?? "nothing"}: build the site with CONTACT_KEEP_DAYS=${set}.`,
    );
  }
  return new ThreadedInbox({ ...environment, CONTACT_KEEP_DAYS: promisedDays ?? undefined });
}

/** An unreachable store is opened as soon as possible; until then the form answers 503 and pages are served. */
export async function openInbox(inbox: ThreadedInbox, log: FastifyBaseLogger): Promise<void> {
  await inbox.open().catch((error: unknown) => {
    if (error instanceof StartError) throw error;
    log.error({ reason: kindOf(error) }, "the inbox cannot be opened yet");
  });
}
