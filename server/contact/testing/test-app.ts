import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type FastifyServerOptions, fastify } from "fastify";
import { parseContactEnvironment } from "../environment.ts";
import { type ContactOptions, contact } from "../plugin.ts";
import { openInbox } from "../storage/inbox.ts";
import { sentPath, siteUrl, words } from "./samples.ts";

export type TestInbox = Awaited<ReturnType<typeof openTestInbox>>;
export type TestApp = Awaited<ReturnType<typeof openTestApp>>;

/**
 * A new SQLite inbox with a webhook that nothing calls, unless other settings
 * are given.
 */
export async function openTestInbox(settings: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), "inbox-"));
  const variables = {
    CONTACT_WEBHOOK_URL: "https://forms.example/x",
    ...settings,
    DATA_DIR: folder,
  };
  const inbox = await openInbox(parseContactEnvironment(variables));
  return {
    folder,
    inbox,
    async close() {
      await inbox.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The endpoint with a new inbox, or the one given, and nothing else. */
export async function openTestApp(
  changes: Partial<ContactOptions> = {},
  serverOptions: FastifyServerOptions = {},
) {
  const own = await openTestInbox();
  const app = fastify(serverOptions);
  const limits = parseContactEnvironment({
    CONTACT_LIMIT_PER_CLIENT: "1000",
    CONTACT_LIMIT_MEGABYTES_PER_CLIENT: "1000",
  });
  await app.register(contact, {
    inbox: own.inbox,
    siteUrl,
    sentPath,
    failurePage: null,
    words,
    limits,
    ...changes,
  });
  return {
    ...own,
    app,
    async close() {
      await app.close();
      await own.close();
    },
  };
}
