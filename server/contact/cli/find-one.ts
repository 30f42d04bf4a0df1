import type { Inbox, StoredMessage } from "../inbox.ts";
import { CommandError } from "./command.ts";

/** The message with this id, or the only one whose id starts with it. */
export async function findOne(inbox: Inbox, idPrefix: string): Promise<StoredMessage> {
  const found = await inbox.find(idPrefix.toLowerCase());
  const [message] = found;
  if (!message) throw new CommandError(`No message has an id that starts with ${JSON.stringify(idPrefix)}.`);
  if (found.length > 1) {
    throw new CommandError(`Several ids start with ${idPrefix}: ${found.map(({ id }) => id).join(", ")}`);
  }
  return message;
}

/** Resolves all ids before anything is changed. */
export async function findEach(inbox: Inbox, idPrefixes: readonly string[]): Promise<StoredMessage[]> {
  const messages: StoredMessage[] = [];
  for (const idPrefix of idPrefixes) messages.push(await findOne(inbox, idPrefix));
  return messages;
}
