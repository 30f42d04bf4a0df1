import {
  type Expiry,
  type Inbox,
  isForwarding,
  type NewMessage,
  type SinkName,
  unreachable,
} from "../inbox.ts";
import { claimAcknowledgement, releaseAcknowledgement } from "./acknowledgements.ts";
import { type Database, type Query, StoreError } from "./database.ts";
import { eraseOlder, postponeAfterLeap, trimSpam } from "./erasing.ts";
import * as messages from "./messages.ts";
import * as outbox from "./outbox.ts";
import { toPayload } from "./payload.ts";

interface InboxSettings {
  readonly sinks: readonly SinkName[];
  /** Instead of the database's clock. */
  readonly now: (() => number) | undefined;
  /** Null: kept until someone deletes them. */
  readonly keepDays: number | null;
  /** Beyond this, no message is accepted. */
  readonly mostBytes: number;
  /** Beyond this, the oldest suspected spam is erased. */
  readonly mostSpamBytes: number;
}

const dayMs = 24 * 60 * 60 * 1000;
const countAgainMs = 60 * 1000;

/** What the health check stores and deletes again. */
const probe: Omit<NewMessage, "submission"> = {
  suspectedSpam: false,
  suspicion: { score: 0, reasons: [] },
  fingerprint: "",
  idempotencyKey: null,
};

/** The inbox on either database. */
export class SqlInbox implements Inbox {
  readonly sinks: readonly SinkName[];
  readonly now: () => number;
  readonly #database: Database;
  readonly #settings: InboxSettings;
  #accepted = { bytes: 0, countedAt: Number.NEGATIVE_INFINITY };
  #spamBytesSinceTrim = 0;

  constructor(database: Database, settings: InboxSettings) {
    this.#database = database;
    this.#settings = settings;
    this.sinks = settings.sinks;
    this.now = settings.now ?? Date.now;
  }

  add: Inbox["add"] = async (message) => {
    const payload = await toPayload(message.submission);
    const bytes = messages.rowBytes(payload);
    await this.#requireRoom();
    const added = await this.#write((query, now) => this.#insert(query, message, payload, now));
    if (added.outcome !== "stored") return added;
    if (message.suspectedSpam) await this.#countSpam(bytes);
    else this.#accepted.bytes += bytes;
    return added;
  };

  countAlike: Inbox["countAlike"] = (fingerprint, since) =>
    messages.countAlike(this.#database.read, fingerprint, since);
  list: Inbox["list"] = (filter) => messages.listMessages(this.#database.read, filter);
  find: Inbox["find"] = (idPrefix) => messages.findMessages(this.#database.read, idPrefix);
  backup: Inbox["backup"] = (file) => this.#database.backup(file);

  markNotSpam: Inbox["markNotSpam"] = (id) =>
    this.#write(async (query, now) => {
      const cleared = await messages.setSpam(query, id, false);
      if (cleared) await outbox.enqueue(query, id, this.sinks, now);
      return cleared;
    });

  markSpam: Inbox["markSpam"] = (id) =>
    this.#write(async (query) => {
      const marked = await messages.setSpam(query, id, true);
      if (marked) await outbox.dropUndelivered(query, id);
      return marked;
    });

  remove: Inbox["remove"] = async (...ids) => {
    const count = await this.#write(async (query) => {
      let removed = 0;
      for (const id of ids) removed += (await messages.deleteMessage(query, id)) ? 1 : 0;
      return removed;
    });
    return { count, traces: await this.#database.wipeDeleted() };
  };

  redeliver: Inbox["redeliver"] = async (id) => {
    this.#requireSinks();
    return this.#write(async (query, now) => {
      const found = await query("SELECT id FROM contact_message WHERE id = $1 AND spam = 0", [id]);
      if (found.length === 0) return false;
      await outbox.dropUndelivered(query, id);
      await outbox.enqueue(query, id, this.sinks.filter(isForwarding), now);
      return true;
    });
  };

  redeliverDead: Inbox["redeliverDead"] = async () => {
    this.#requireSinks();
    return this.#write((query, now) => outbox.requeueDead(query, this.sinks, now));
  };

  leaseDeliveries: Inbox["leaseDeliveries"] = (sink, limit) =>
    this.#write((query, now) => outbox.leaseDue(query, sink, limit, now, this.#database.lockRows));
  recordDelivered: Inbox["recordDelivered"] = (delivery) =>
    this.#write((query, now) => outbox.settleDelivered(query, delivery, now));
  recordFailure: Inbox["recordFailure"] = (delivery, error, retryInMs) =>
    this.#write((query, now) =>
      outbox.settleFailed(query, delivery, error, retryInMs === null ? null : now + retryInMs),
    );
  recordSkipped: Inbox["recordSkipped"] = (delivery) =>
    this.#write((query) => outbox.settleSkipped(query, delivery));
  claimAcknowledgement: Inbox["claimAcknowledgement"] = (address, messageId) =>
    this.#write((query, now) => claimAcknowledgement(query, address, messageId, now));
  releaseAcknowledgement: Inbox["releaseAcknowledgement"] = (address, messageId) =>
    this.#write((query) => releaseAcknowledgement(query, address, messageId));

  async eraseExpired(): Promise<Expiry> {
    const { keepDays, mostSpamBytes } = this.#settings;
    this.#spamBytesSinceTrim = 0;
    const expiry = await this.#write(async (query, now) => {
      const postponedUntil = await postponeAfterLeap(query, now);
      const spam = await trimSpam(query, mostSpamBytes);
      if (keepDays === null) return { count: spam, postponedUntil: null };
      if (postponedUntil !== null) return { count: spam, postponedUntil };
      return { count: spam + (await eraseOlder(query, now - keepDays * dayMs)), postponedUntil };
    });
    // Even if nothing was erased: a deletion by the command line may have left traces.
    return { ...expiry, traces: await this.#database.wipeDeleted() };
  }

  health: Inbox["health"] = async () => {
    try {
      await this.#requireRoom();
      // Reading works on a full disk, and other tables on a damaged one: only storing a message shows the problem.
      const counts = await this.#write(async (query, now) => {
        const added = await this.#insert(query, probe, "", now);
        if (added.outcome === "stored") await messages.deleteMessage(query, added.id);
        return outbox.countUndelivered(query, now);
      });
      return { reachable: true, ...counts };
    } catch (error) {
      return unreachable(error);
    }
  };

  close = () => this.#database.close();

  /** Replicas agree on the time, because it is the database's. */
  #write<Result>(work: (query: Query, now: number) => Promise<Result>): Promise<Result> {
    const { now } = this.#settings;
    return this.#database.transaction(async (query) =>
      work(query, now ? now() : await this.#database.now(query)),
    );
  }

  async #insert(query: Query, message: Omit<NewMessage, "submission">, payload: string, now: number) {
    const result = await messages.insertMessage(query, message, payload, now);
    if (result.outcome === "stored" && !message.suspectedSpam) {
      await outbox.enqueue(query, result.id, this.sinks, now);
    }
    return result;
  }

  /** Adds up what is stored once a minute; in between it counts what this process adds. */
  async #requireRoom(): Promise<void> {
    await this.#database.requireRoom();
    if (this.now() - this.#accepted.countedAt >= countAgainMs) {
      this.#accepted = { bytes: await messages.acceptedBytes(this.#database.read), countedAt: this.now() };
    }
    if (this.#accepted.bytes >= this.#settings.mostBytes) throw new StoreError("STORE_QUOTA");
  }

  /** A tenth of the quota at a time: adding up everything for each message would be slow. */
  async #countSpam(bytes: number): Promise<void> {
    this.#spamBytesSinceTrim += bytes;
    if (this.#spamBytesSinceTrim < this.#settings.mostSpamBytes / 10) return;
    // The message is already on disk, so a failure here must not fail the request.
    await this.eraseExpired().catch(() => {});
  }

  #requireSinks(): void {
    if (this.sinks.length > 0) return;
    throw new Error(
      "No sink is configured here: set CONTACT_WEBHOOK_URL, or SMTP_URL and CONTACT_TO, as the server has them.",
    );
  }
}
