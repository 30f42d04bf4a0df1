import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { test as base } from "@playwright/test";
import { parseContactEnvironment } from "../../server/contact/environment.ts";
import type { Inbox } from "../../server/contact/inbox.ts";
import { openInbox } from "../../server/contact/open-inbox.ts";
import { serveOnPort } from "./site.ts";

/** For tests that read the messages which the site has stored. */
export const testWithCollector = base.extend<{ collector: { origin: string; inbox: Inbox } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  collector: async ({}, use) => {
    const DATA_DIR = await mkdtemp(path.join(tmpdir(), "collector-"));
    const site = await serveOnPort({ DATA_DIR });
    const inbox = await openInbox(parseContactEnvironment({ DATA_DIR }));
    await use({ origin: site.origin, inbox });
    await inbox.close();
    await site.stop();
    await rm(DATA_DIR, { recursive: true });
  },
});
