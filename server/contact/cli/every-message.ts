import type { Inbox, MessageFilter, StoredMessage } from "../inbox.ts";

const pageSize = 200;

/** Newest first, a page at a time, so that an inbox of any size fits in memory. */
export async function* everyMessage(
  inbox: Inbox,
  filter: Omit<MessageFilter, "before" | "limit"> = {},
): AsyncGenerator<StoredMessage> {
  let page = await inbox.list({ ...filter, limit: pageSize });
  while (true) {
    yield* page;
    const last = page.at(-1);
    if (!last) return;
    page = await inbox.list({ ...filter, limit: pageSize, before: last.sequence });
  }
}
