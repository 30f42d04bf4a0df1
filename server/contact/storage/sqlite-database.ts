import { existsSync, statSync } from "node:fs";
import { chmod, rename, rm, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { backup, type DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import type { Database, Queries } from "./database.ts";
import { migrate } from "./schema.ts";
import { busyTimeoutMs, connect, createPrivately, type SqliteConnection } from "./sqlite-connection.ts";
import { StoreError } from "./store-error.ts";

interface Job {
  work: (queries: Queries) => Promise<unknown>;
  resolve: (result: unknown) => void;
  reject: (reason: unknown) => void;
}

const largestGroup = 256;
const wipeAttempts = 20;
const wipePauseMs = 50;

/** Blocks its thread while it waits for the disk, so the server runs it in a worker. */
export class SqliteDatabase implements Database {
  readonly lockRows = "";
  readonly #file: string;
  readonly #freeBytesFloor: number;
  #connection: SqliteConnection;
  #waiting: Job[] = [];
  #draining: Promise<void> | null = null;

  private constructor(file: string, freeBytesFloor: number) {
    this.#file = file;
    this.#freeBytesFloor = freeBytesFloor;
    this.#connection = connect(file);
  }

  static async open(file: string, freeBytesFloor = 0): Promise<SqliteDatabase> {
    createPrivately(file);
    const database = new SqliteDatabase(file, freeBytesFloor);
    try {
      await database.transaction((queries) => migrate(queries, "INTEGER PRIMARY KEY AUTOINCREMENT"));
    } catch (error) {
      await database.close();
      throw error;
    }
    return database;
  }

  read: Queries["query"] = (sql, values) => this.#connection.read(sql, values);

  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      this.#waiting.push({ work, resolve: resolve as Job["resolve"], reject });
      this.#draining ??= this.#drain();
    });
  }

  async requireRoom(): Promise<void> {
    const { bavail, bsize } = await statfs(dirname(this.#file));
    if (bavail * bsize < this.#freeBytesFloor) throw new StoreError("STORE_DISK_FLOOR");
  }

  /** Deleted rows are overwritten (secure_delete), but the journal keeps them until it is emptied. */
  async wipeDeleted(): Promise<boolean> {
    for (let attempt = 1; attempt <= wipeAttempts; attempt++) {
      while (this.#draining) await this.#draining;
      if (this.#emptyJournal()) return true;
      await delay(wipePauseMs);
    }
    return false;
  }

  /** Does not wait for readers, because messages would have to wait too. */
  #emptyJournal(): boolean {
    this.#writer.exec("PRAGMA busy_timeout = 0");
    try {
      const answer = this.#writer.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get() as { busy: number };
      return answer.busy === 0;
    } finally {
      this.#writer.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
    }
  }

  backup(file: string): Promise<void> {
    return copyTo(file, this.#connection.reader);
  }

  async close(): Promise<void> {
    await this.#draining;
    this.#connection.close();
  }

  /**
   * A commit to a deleted file would be lost with the process. A deleted file is written again from the open
   * connection, which still has everything. If another file has taken its place, messages are refused.
   */
  async #followFile(): Promise<void> {
    const file = statSync(this.#file, { throwIfNoEntry: false });
    if (file && this.#connection.isOf(file)) return;
    if (file) throw new StoreError("STORE_FILE_REPLACED");
    // The new file must not use the journal of the deleted one.
    for (const suffix of ["-wal", "-shm"]) await rm(this.#file + suffix, { force: true });
    // The writer has the journal open; the reader may not have read yet.
    await copyTo(this.#file, this.#connection.writer);
    this.#connection.close();
    this.#connection = connect(this.#file);
    process.emitWarning(
      `${this.#file} was deleted while it was open; it was written again, with everything.`,
    );
  }

  /**
   * Transactions that arrive together share one commit, so that a burst of messages waits for the disk once; each is
   * answered after it. setImmediate lets everything received in this turn of the event loop join.
   */
  async #drain(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) await this.#commitTogether(this.#waiting.splice(0, largestGroup));
    this.#draining = null;
  }

  async #commitTogether(group: readonly Job[]): Promise<void> {
    const answers: (() => void)[] = [];
    try {
      await this.#followFile();
      this.#writer.exec("BEGIN IMMEDIATE");
      for (const job of group) answers.push(await this.#runInSavepoint(job));
      this.#writer.exec("COMMIT");
    } catch (error) {
      for (const job of group) job.reject(error);
      return this.#rollBack();
    }
    for (const answer of answers) answer();
  }

  get #writer(): DatabaseSync {
    return this.#connection.writer;
  }

  #rollBack(): void {
    try {
      if (this.#writer.isTransaction) this.#writer.exec("ROLLBACK");
    } catch {
      // Closed, or the disk is gone: the next transaction fails the same way and reports it.
    }
  }

  async #runInSavepoint(job: Job): Promise<() => void> {
    this.#writer.exec("SAVEPOINT job");
    try {
      const result = await job.work({ query: this.#connection.write });
      this.#writer.exec("RELEASE job");
      return () => job.resolve(result);
    } catch (error) {
      // A full disk aborts the whole transaction, so nothing of the group is stored.
      if (!this.#writer.isTransaction) throw error;
      this.#writer.exec("ROLLBACK TO job");
      this.#writer.exec("RELEASE job");
      return () => job.reject(error);
    }
  }
}

async function copyTo(file: string, source: DatabaseSync): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} already exists; a backup never overwrites.`);
  const partial = `${file}.partial`;
  try {
    createPrivately(partial);
    // In one step: a backup in several steps would restart whenever something is written.
    await backup(source, partial, { rate: 0x7fff_ffff });
    await chmod(partial, 0o600);
    await rename(partial, file);
  } finally {
    await rm(partial, { force: true });
  }
}
