import { join, resolve } from "node:path";
import { type ContactEnvironment, configuredSinks } from "../environment.ts";
import {
  type AddResult,
  type Erasure,
  type Fullness,
  type InboxHealth,
  type InboxMeasures,
  isForwarding,
  type LeasedDelivery,
  type MessageFilter,
  type NewMessage,
  type SinkName,
  shortBytes,
  storedBytes,
  unreachable,
} from "../message.ts";
import {
  claimAcknowledgement,
  releaseAcknowledgement,
} from "./acknowledgements.ts";
import { type Database, type Query, StoreError } from "./database.ts";
import { eraseAhead, eraseOlder, timeToEraseBy, trimSpam } from "./erasing.ts";
import * as messages from "./messages.ts";
import type { AlertNews, StoredAlert } from "./notices.ts";
import * as notices from "./notices.ts";
import * as outbox from "./outbox.ts";
import { toPayload } from "./payload.ts";
import { PostgresDatabase } from "./postgres-database.ts";
import { readFact, removeFact, writeFact } from "./schema.ts";
import { SqliteDatabase } from "./sqlite-database.ts";

const megabyte = 1024 * 1024;
const dayMs = 24 * 60 * 60 * 1000;
const countAgainMs = 60 * 1000;
/** Of the quota: the rest is for short messages. */
const shareOfLongMessages = 0.9;

/**
 * Opens PostgreSQL when DATABASE_URL is set, else the file in DATA_DIR, and
 * migrates it. `checked` reads the whole file first, to find damage before a
 * message meets it.
 */
export async function openInbox(
  environment: ContactEnvironment,
  checked = false,
): Promise<Inbox> {
  const { DATABASE_URL } = environment;
  // Before the store opens, so that a missing setting is reported first.
  const sinks = configuredSinks(environment);
  const database = DATABASE_URL
    ? await PostgresDatabase.open(DATABASE_URL)
    : await SqliteDatabase.open(
        sqliteFile(environment),
        freeBytesFloor(environment),
        checked,
      );
  return new Inbox(database, sinks, environment);
}

/**
 * For a command, which works on the inbox that a server has made: with wrong
 * settings there is none.
 */
export async function openExistingInbox(
  environment: ContactEnvironment,
): Promise<Inbox> {
  const { DATABASE_URL } = environment;
  const sinks = configuredSinks(environment);
  const database = DATABASE_URL
    ? await PostgresDatabase.openExisting(DATABASE_URL)
    : await SqliteDatabase.openExisting(
        sqliteFile(environment),
        freeBytesFloor(environment),
      );
  return new Inbox(database, sinks, environment);
}

const sqliteFile = ({ DATA_DIR }: ContactEnvironment): string =>
  join(resolve(DATA_DIR), "inbox.sqlite");

const freeBytesFloor = ({
  CONTACT_DISK_FLOOR_MEGABYTES,
}: ContactEnvironment): number => CONTACT_DISK_FLOOR_MEGABYTES * megabyte;

/** What the health check stores and deletes again. */
const probe: Omit<NewMessage, "submission"> = {
  suspectedSpam: false,
  suspicion: { score: 0, reasons: [] },
  fingerprint: "",
  idempotencyKey: null,
};

/**
 * The inbox on either database. A resolved promise means that the change is on
 * disk, a rejected one that nothing of it is.
 */
export class Inbox {
  readonly sinks: readonly SinkName[];
  readonly #database: Database;
  readonly #environment: ContactEnvironment;
  #accepted = { bytes: 0, countedAt: Number.NEGATIVE_INFINITY };
  #spamBytesSinceTrim = 0;

  constructor(
    database: Database,
    sinks: readonly SinkName[],
    environment: ContactEnvironment,
  ) {
    this.#database = database;
    this.sinks = sinks;
    this.#environment = environment;
  }

  async add(message: NewMessage): Promise<AddResult> {
    const payload = await toPayload(message.submission);
    const bytes = storedBytes(payload);
    await this.#requireRoom(bytes);
    const added = await this.#write((query, now) =>
      this.#insert(query, message, payload, now),
    );
    if (added.outcome !== "stored") return added;
    if (message.suspectedSpam) await this.#countSpam(bytes);
    else this.#accepted.bytes += bytes;
    return added;
  }

  /** How many messages with the same text came since this time. */
  countAlike = (fingerprint: string, since: number) =>
    messages.countAlike(this.#database.read, fingerprint, since);

  list = (filter: MessageFilter) =>
    messages.listMessages(this.#database.read, filter);
  /**
   * Takes an id or its start; several results mean that the start is ambiguous.
   */
  find = (idPrefix: string) =>
    messages.findMessages(this.#database.read, idPrefix);

  /** Clears the suspicion and queues the message for every configured sink. */
  markNotSpam = (id: string) =>
    this.#write(async (query, now) => {
      if (await messages.setSpam(query, id, false))
        await outbox.enqueue(query, id, this.sinks, now);
    });

  /** Marks a message as spam and drops its pending deliveries. */
  markSpam = (id: string) =>
    this.#write(async (query) => {
      if (await messages.setSpam(query, id, true))
        await outbox.dropUndelivered(query, id);
    });

  async remove(...ids: string[]): Promise<Erasure> {
    const count = await this.#write(async (query) => {
      let removed = 0;
      for (const id of ids)
        removed += (await messages.deleteMessage(query, id)) ? 1 : 0;
      return removed;
    });
    return { count, traces: await this.#database.wipeDeleted() };
  }

  /** Queues the message again for every configured sink of its owner. */
  redeliver = (id: string) =>
    this.#write(async (query, now) => {
      const sinks = this.#requireSinks().filter(isForwarding);
      await outbox.dropUndelivered(query, id);
      await outbox.enqueue(query, id, sinks, now);
    });

  /**
   * Queues the dead letters of every configured sink again, and returns their
   * messages' ids.
   */
  redeliverDead = () =>
    this.#write(async (query, now) =>
      outbox.requeueDead(query, this.#requireSinks(), now),
    );

  leaseDeliveries = (sink: SinkName, limit: number) =>
    this.#write((query, now) =>
      outbox.leaseDue(query, sink, limit, now, this.#database.lockRows),
    );
  recordDelivered = (delivery: LeasedDelivery) =>
    this.#write((query, now) => outbox.settleDelivered(query, delivery, now));
  /** Without a time for a retry, the delivery becomes a dead letter. */
  recordFailure = (
    delivery: LeasedDelivery,
    error: string,
    retryInMs: number | null,
  ) =>
    this.#write((query, now) =>
      outbox.settleFailed(
        query,
        delivery,
        error,
        retryInMs === null ? null : now + retryInMs,
      ),
    );
  /**
   * Brings back what was queued, delayed or leased until a date that the clock,
   * ahead of time, had reached.
   */
  correctDates = () =>
    this.#write(async (query, now) => {
      await outbox.correctDates(query, now);
      await outbox.dropLateAcknowledgements(query, now);
    });
  /** Drops a delivery that must not be made. */
  recordSkipped = (delivery: LeasedDelivery) =>
    this.#write((query) => outbox.settleSkipped(query, delivery));

  /**
   * Claims the one acknowledgement per mailbox and hour, among all replicas;
   * false if it is taken.
   */
  claimAcknowledgement = (address: string, messageId: string) =>
    this.#write((query, now) =>
      claimAcknowledgement(query, address, messageId, now),
    );
  /** Releases the claim if the mail was certainly not sent. */
  releaseAcknowledgement = (address: string, messageId: string) =>
    this.#write((query) => releaseAcknowledgement(query, address, messageId));

  /**
   * Erases expired messages, and suspected spam beyond its quota. If the clock
   * has leapt ahead, erasing by age is postponed.
   */
  eraseExpired = async () => {
    const { CONTACT_KEEP_DAYS: keepDays, CONTACT_SPAM_MEGABYTES: mostSpam } =
      this.#environment;
    this.#spamBytesSinceTrim = 0;
    const expiry = await this.#write(async (query, now) => {
      const { time, postponedUntil } = await timeToEraseBy(query, now);
      const spam = await trimSpam(query, mostSpam * megabyte);
      if (keepDays === undefined)
        return { count: spam, undelivered: 0, postponedUntil: null };
      if (time === null) return { count: spam, undelivered: 0, postponedUntil };
      const keepMs = keepDays * dayMs;
      const { count, undelivered } = await eraseOlder(query, time - keepMs);
      const ahead =
        postponedUntil === null ? await eraseAhead(query, now, keepMs) : 0;
      return { count: count + spam + ahead, undelivered, postponedUntil };
    });
    // Even if nothing was erased: a deletion by the command line may have left
    // traces.
    await this.#database.wipeDeleted();
    return expiry;
  };

  /** Never rejects: an unreachable store is part of the result. */
  health = async (): Promise<InboxHealth> => {
    try {
      await this.#requireRoom(0);
      // Reading works on a full disk, and other tables on a damaged one: only
      // storing a message shows the problem.
      const counts = await this.#write(async (query, now) => {
        const added = await this.#insert(query, probe, "", now);
        if (added.outcome === "stored")
          await messages.deleteMessage(query, added.id);
        return outbox.countUndelivered(query, now);
      });
      return { reachable: true, ...counts };
    } catch (error) {
      return unreachable(error);
    }
  };

  /** For the metrics. Only reads. */
  measure = async (): Promise<InboxMeasures> => {
    const { read } = this.#database;
    const now = await this.#database.now(read);
    const deliveries = await outbox.measureUndelivered(read, now);
    const bytes = {
      accepted: await this.#acceptedBytes(),
      suspected: await messages.suspectedBytes(read),
    };
    return { deliveries, bytes };
  };

  /** How much accepted messages take, and how much they may. */
  fullness = async (): Promise<Fullness> => {
    const limitBytes = this.#environment.CONTACT_MEGABYTES * megabyte;
    return {
      usedBytes: await messages.acceptedBytes(this.#database.read),
      limitBytes,
    };
  };

  /** What keeps messages from their owner, or will. Reads only. */
  problems = async () => {
    const { read } = this.#database;
    const now = await this.#database.now(read);
    const { usedBytes, limitBytes } = await this.fullness();
    return {
      stuck: await outbox.stuckBySink(read, now),
      /** How much of the quota is taken: 1 is full. */
      share: usedBytes / limitBytes,
      backupFailedAt: await readFact(read, "backup_failed_at"),
    };
  };

  /**
   * What this process is to say about an alert: one process among all replicas
   * gets an answer.
   */
  claimAlert = async (
    alert: StoredAlert,
    lasts: boolean,
  ): Promise<AlertNews | null> => {
    const { read } = this.#database;
    const news = await notices.dueAlert(
      read,
      alert,
      lasts,
      await this.#database.now(read),
    );
    if (news === null) return null;
    const claimed = await this.#write((query, now) =>
      notices.claimNotice(query, alert, now),
    );
    return claimed ? news : null;
  };
  recordAlert = (alert: StoredAlert, news: AlertNews) =>
    this.#write((query, now) => notices.recordAlert(query, alert, news, now));

  /** The week's suspected spam, for one process among all replicas. */
  claimDigest = () =>
    this.#write(async (query, now) => {
      const digest = await notices.dueDigest(query, now);
      return digest && (await notices.claimNotice(query, "suspects", now))
        ? digest
        : null;
    });
  recordDigest = () => this.#write(notices.recordDigest);

  /**
   * Writes a SQLite file that works in DATA_DIR, while everything keeps
   * running. The server says if it failed.
   */
  backup = async (file: string): Promise<void> => {
    try {
      await this.#database.backup(file);
    } catch (error) {
      // Where this cannot be written either, the server finds out by itself.
      await this.#recordFailedBackup().catch(() => {});
      throw error;
    }
    await this.#write((query) => removeFact(query, "backup_failed_at"));
  };
  close = () => this.#database.close();

  /** Replicas agree on the time, because it is the database's. */
  #write<Result>(
    work: (query: Query, now: number) => Promise<Result>,
  ): Promise<Result> {
    return this.#database.transaction(async (query) =>
      work(query, await this.#database.now(query)),
    );
  }

  async #insert(
    query: Query,
    message: Omit<NewMessage, "submission">,
    payload: string,
    now: number,
  ) {
    const result = await messages.insertMessage(query, message, payload, now);
    if (result.outcome === "stored" && !message.suspectedSpam) {
      await outbox.enqueue(query, result.id, this.sinks, now);
    }
    return result;
  }

  async #recordFailedBackup(): Promise<void> {
    // PostgreSQL has its own tools: no backup made here could ever end the
    // alert.
    if (this.#environment.DATABASE_URL) return;
    await this.#write((query, now) =>
      writeFact(query, "backup_failed_at", now),
    );
  }

  async #requireRoom(bytes: number): Promise<void> {
    await this.#database.requireRoom();
    const share = bytes > shortBytes ? shareOfLongMessages : 1;
    const mostBytes = this.#environment.CONTACT_MEGABYTES * megabyte * share;
    if ((await this.#acceptedBytes()) >= mostBytes)
      throw new StoreError("STORE_QUOTA");
  }

  /**
   * Adds up what is stored once a minute; in between it counts what this
   * process adds.
   */
  async #acceptedBytes(): Promise<number> {
    if (Date.now() - this.#accepted.countedAt >= countAgainMs) {
      const { usedBytes } = await this.fullness();
      this.#accepted = { bytes: usedBytes, countedAt: Date.now() };
    }
    return this.#accepted.bytes;
  }

  /**
   * A tenth of the quota at a time: adding up everything for each message would
   * be slow.
   */
  async #countSpam(bytes: number): Promise<void> {
    this.#spamBytesSinceTrim += bytes;
    if (
      this.#spamBytesSinceTrim <
      (this.#environment.CONTACT_SPAM_MEGABYTES * megabyte) / 10
    )
      return;
    // The message is already on disk, so a failure here must not fail the
    // request.
    await this.eraseExpired().catch(() => {});
  }

  #requireSinks(): readonly SinkName[] {
    if (this.sinks.length > 0) return this.sinks;
    throw new Error(
      "No sink is configured here: set CONTACT_WEBHOOK_URL, or SMTP_URL and CONTACT_TO, as the server has them.",
    );
  }
}
