import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type FastifyInstance, type FastifyServerOptions, fastify } from "fastify";
import { parseContactEnvironment, rateLimits } from "../environment.ts";
import type { Inbox } from "../inbox.ts";
import { openInbox } from "../open-inbox.ts";
import { type ContactOptions, contact } from "../plugin.ts";
import { siteUrl } from "./samples.ts";

export interface TestApp {
  app: FastifyInstance;
  inbox: Inbox;
  close(): Promise<void>;
}

/** The endpoint with a new SQLite inbox and nothing else. */
export async function openTestApp(
  { inbox: ownInbox, now, ...changes }: Partial<ContactOptions> & { inbox?: Inbox; now?: () => number } = {},
  serverOptions: FastifyServerOptions = {},
): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), "inbox-"));
  const environment = parseContactEnvironment({
    DATA_DIR: folder,
    CONTACT_WEBHOOK_URL: "https://forms.example/x",
    CONTACT_LIMIT_PER_CLIENT: "1000",
  });
  const inbox = ownInbox ?? (await openInbox(environment, now));
  const app = fastify(serverOptions);
  await app.register(contact, {
    inbox,
    siteUrl,
    failurePage: null,
    limits: rateLimits(environment),
    ...changes,
  });
  return {
    app,
    inbox,
    async close() {
      await app.close();
      await inbox.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
