import { parseContactEnvironment } from "../../server/contact/environment.ts";
import type { StoredMessage } from "../../server/contact/message.ts";
import { openInbox } from "../../server/contact/storage/inbox.ts";
import { test as base } from "./contact-form.ts";
import { serveOnPort } from "./site.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** For tests that read the messages which the site has stored. */
export const test = base.extend<{
  collector: { origin: string; kept(): Promise<StoredMessage[]> };
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  collector: async ({}, use) => {
    const DATA_DIR = temporaryFolder("collector");
    const site = await serveOnPort({ DATA_DIR });
    const inbox = await openInbox(parseContactEnvironment({ DATA_DIR }));
    await use({ origin: site.origin, kept: () => inbox.list({ limit: 10 }) });
    await inbox.close();
    await site.stop();
  },
});
