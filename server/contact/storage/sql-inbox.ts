import {
  type AddResult,
  type Erasure,
  type Inbox,
  type InboxHealth,
  isForwarding,
  type LeasedDelivery,
  type MessageFilter,
  type NewMessage,
  type PurgeRequest,
  type SinkName,
  type StoredMessage,
  unreachable,
} from "../inbox.ts";
import { claimAcknowledgement, releaseAcknowledgement } from "./acknowledgements.ts";
import type { Database } from "./database.ts";
import { eraseOlder, trimSpam } from "./erasing.ts";
import {
  countAlike,
  deleteMessage,
  findMessages,
  insertMessage,
  listMessages,
  purgeMessages,
  rowBytes,
  setRead,
  setSpam,
} from "./messages.ts";
import {
  countUndelivered,
  dropUndelivered,
  enqueue,
  leaseDue,
  requeueDead,
  settleDelivered,
  settleFailed,
  settleSkipped,
} from "./outbox.ts";
import { toPayload } from "./payload.ts";
import { restoreFromSqlite } from "./sqlite-copy.ts";

const noSinks =
  "No sink is configured here: set CONTACT_WEBHOOK_URL, or SMTP_URL and CONTACT_TO, as the server has them.";

interface InboxSettings {
  readonly sinks: readonly SinkName[];
  readonly now: () => number;
  /** Null: kept until someone deletes them. */
  readonly keepDays: number | null;
  /** Beyond this, the oldest suspected spam is erased. */
  readonly mostSpamBytes: number;
}

const dayMs = 24 * 60 * 60 * 1000;

/** The inbox on either database. */
export class SqlInbox implements Inbox {
  readonly sinks: readonly SinkName[];
  readonly now: () => number;
  readonly #database: Database;
  readonly #settings: InboxSettings;
  #spamBytesSinceTrim = 0;

  constructor(database: Database, settings: InboxSettings) {
    this.#database = database;
    this.#settings = settings;
    this.sinks = settings.sinks;
    this.now = settings.now;
  }

  async add(message: NewMessage): Promise<AddResult> {
    const payload = await toPayload(message.submission);
    await this.#database.requireRoom();
    const added = await this.#database.transaction(async ({ query }) => {
      const now = this.now();
      const result = await insertMessage(query, message, payload, now);
      if (result.outcome === "stored" && !message.suspectedSpam) {
        await enqueue(query, result.id, this.sinks, now);
      }
      return result;
    });
    if (message.suspectedSpam && added.outcome === "stored") await this.#countSpam(rowBytes(payload));
    return added;
  }

  countAlike(fingerprint: string, since: number): Promise<number> {
    return countAlike(this.#database.read, fingerprint, since);
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
      const cleared = await setSpam(query, id, false);
      if (cleared) await enqueue(query, id, this.sinks, this.now());
      return cleared;
    });
  }

  markSpam(id: string): Promise<boolean> {
    return this.#database.transaction(async ({ query }) => {
      const marked = await setSpam(query, id, true);
      if (marked) await dropUndelivered(query, id);
      return marked;
    });
  }

  async remove(id: string): Promise<Erasure> {
    const removed = await this.#database.transaction(({ query }) => deleteMessage(query, id));
    return { count: removed ? 1 : 0, wiped: await this.#database.wipeDeleted() };
  }

  async redeliver(id: string): Promise<boolean> {
    this.#requireSinks();
    return this.#database.transaction(async ({ query }) => {
      const found = await query("SELECT id FROM contact_message WHERE id = $1 AND spam = 0", [id]);
      if (found.length === 0) return false;
      await dropUndelivered(query, id);
      await enqueue(query, id, this.sinks.filter(isForwarding), this.now());
      return true;
    });
  }

  async redeliverDead(): Promise<string[]> {
    this.#requireSinks();
    return this.#database.transaction(({ query }) => requeueDead(query, this.sinks, this.now()));
  }

  async purge(request: PurgeRequest): Promise<Erasure> {
    const count = await this.#database.transaction(({ query }) => purgeMessages(query, request, this.now()));
    return { count, wiped: request.dryRun || (await this.#database.wipeDeleted()) };
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

  recordSkipped(delivery: LeasedDelivery): Promise<void> {
    return this.#database.transaction(({ query }) => settleSkipped(query, delivery));
  }

  claimAcknowledgement(address: string, messageId: string): Promise<boolean> {
    return this.#database.transaction(({ query }) =>
      claimAcknowledgement(query, address, messageId, this.now()),
    );
  }

  releaseAcknowledgement(address: string, messageId: string): Promise<void> {
    return this.#database.transaction(({ query }) => releaseAcknowledgement(query, address, messageId));
  }

  async eraseExpired(): Promise<Erasure> {
    const { keepDays, mostSpamBytes } = this.#settings;
    this.#spamBytesSinceTrim = 0;
    const count = await this.#database.transaction(async ({ query }) => {
      const expired = keepDays === null ? 0 : await eraseOlder(query, this.now() - keepDays * dayMs);
      return expired + (await trimSpam(query, mostSpamBytes));
    });
    // Even if nothing was erased: a deletion by the command line may have left traces.
    return { count, wiped: await this.#database.wipeDeleted() };
  }

  async health(): Promise<InboxHealth> {
    try {
      await this.#database.requireRoom();
      // Reading works on a full disk; only a write shows the problem.
      await this.#database.transaction(({ query }) =>
        query("UPDATE contact_schema SET checked_at = $1", [this.now()]),
      );
      return { reachable: true, ...(await countUndelivered(this.#database.read, this.now())) };
    } catch (error) {
      return unreachable(error);
    }
  }

  close(): Promise<void> {
    return this.#database.close();
  }

  /** A tenth of the quota at a time: adding up everything for each message would be slow. */
  async #countSpam(bytes: number): Promise<void> {
    this.#spamBytesSinceTrim += bytes;
    if (this.#spamBytesSinceTrim < this.#settings.mostSpamBytes / 10) return;
    // The message is already on disk, so a failure here must not fail the request.
    await this.eraseExpired().catch(() => {});
  }

  #requireSinks(): void {
    if (this.sinks.length === 0) throw new Error(noSinks);
  }
}
