import type { Inbox, StoredMessage } from "../inbox.ts";

const pageSize = 200;

/** Newest first, one page at a time, so that memory use does not depend on the size of the inbox. */
export async function* everyMessage(inbox: Inbox): AsyncGenerator<StoredMessage> {
  let page = await inbox.list({ limit: pageSize });
  while (true) {
    yield* page;
    const last = page.at(-1);
    if (!last) return;
    page = await inbox.list({ limit: pageSize, before: last.sequence });
  }
}
