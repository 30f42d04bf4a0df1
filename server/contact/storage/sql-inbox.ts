import type {
  AddResult,
  Inbox,
  InboxHealth,
  LeasedDelivery,
  MessageFilter,
  NewMessage,
  PurgeRequest,
  SinkName,
  StoredMessage,
} from "../inbox.ts";
import type { Database } from "./database.ts";
import {
  deleteMessage,
  findMessages,
  insertMessage,
  listMessages,
  purgeMessages,
  setRead,
} from "./messages.ts";
import {
  countUndelivered,
  dropUndelivered,
  enqueue,
  leaseDue,
  requeueDead,
  settleDelivered,
  settleFailed,
} from "./outbox.ts";
import { toPayload } from "./payload.ts";
import { restoreFromSqlite } from "./sqlite-copy.ts";

const noSinks =
  "No sink is configured here: set CONTACT_WEBHOOK_URL, or SMTP_URL and CONTACT_TO, as the server has them.";

/** The inbox over either database. */
export class SqlInbox implements Inbox {
  readonly sinks: readonly SinkName[];
  readonly now: () => number;
  readonly #database: Database;

  constructor(database: Database, sinks: readonly SinkName[], now: () => number) {
    this.#database = database;
    this.sinks = sinks;
    this.now = now;
  }

  async add(message: NewMessage): Promise<AddResult> {
    const payload = await toPayload(message.submission);
    return this.#database.transaction(async ({ query }) => {
      const now = this.now();
      const result = await insertMessage(query, message, payload, now);
      if (result.outcome === "stored" && !message.suspectedSpam) {
        await enqueue(query, result.id, this.sinks, now);
      }
      return result;
    });
  }

  list(filter: MessageFilter): Promise<StoredMessage[]> {
    return listMessages(this.#database.read, filter);
  }

  find(idPrefix: string): Promise<StoredMessage[]> {
    return findMessages(this.#database.read, idPrefix);
  }

  markRead(id: string, read: boolean): Promise<boolean> {
    return this.#database.transaction(({ query }) => setRead(query, id, read ? this.now() : null));
  }

  markNotSpam(id: string): Promise<boolean> {
    return this.#database.transaction(async ({ query }) => {
      const cleared = await query(
        "UPDATE contact_message SET spam = 0 WHERE id = $1 AND spam = 1 RETURNING id",
        [id],
      );
      if (cleared.length > 0) await enqueue(query, id, this.sinks, this.now());
      return cleared.length > 0;
    });
  }

  async remove(id: string): Promise<boolean> {
    const removed = await this.#database.transaction(({ query }) => deleteMessage(query, id));
    await this.#database.wipeDeleted();
    return removed;
  }

  async redeliver(id: string): Promise<boolean> {
    this.#requireSinks();
    return this.#database.transaction(async ({ query }) => {
      const found = await query("SELECT id FROM contact_message WHERE id = $1 AND spam = 0", [id]);
      if (found.length === 0) return false;
      await dropUndelivered(query, id);
      await enqueue(query, id, this.sinks, this.now());
      return true;
    });
  }

  async redeliverDead(): Promise<string[]> {
    this.#requireSinks();
    return this.#database.transaction(({ query }) => requeueDead(query, this.sinks, this.now()));
  }

  async purge(request: PurgeRequest): Promise<number> {
    const count = await this.#database.transaction(({ query }) => purgeMessages(query, request, this.now()));
    if (!request.dryRun) await this.#database.wipeDeleted();
    return count;
  }

  backup(file: string): Promise<void> {
    return this.#database.backup(file);
  }

  restore(file: string): Promise<number> {
    return restoreFromSqlite(this.#database, file);
  }

  leaseDeliveries(sink: SinkName, limit: number): Promise<LeasedDelivery[]> {
    return leaseDue(this.#database, sink, limit, this.now());
  }

  recordDelivered(delivery: LeasedDelivery): Promise<void> {
    return this.#database.transaction(({ query }) => settleDelivered(query, delivery, this.now()));
  }

  recordFailure(delivery: LeasedDelivery, error: string, retryInMs: number | null): Promise<void> {
    const nextAttemptAt = retryInMs === null ? null : this.now() + retryInMs;
    return this.#database.transaction(({ query }) => settleFailed(query, delivery, error, nextAttemptAt));
  }

  async health(): Promise<InboxHealth> {
    try {
      return await countUndelivered(this.#database.read, this.now());
    } catch {
      return { reachable: false, waiting: 0, stuck: 0, dead: 0 };
    }
  }

  close(): Promise<void> {
    return this.#database.close();
  }

  #requireSinks(): void {
    if (this.sinks.length === 0) throw new Error(noSinks);
  }
}
