import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { chmod, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { backup, DatabaseSync, type StatementSync } from "node:sqlite";
import type { Database, Queries, SqlValue } from "./database.ts";
import { migrate } from "./schema.ts";

interface Job {
  work: (queries: Queries) => Promise<unknown>;
  resolve: (result: unknown) => void;
  reject: (reason: unknown) => void;
}

/** How long another process, such as the command line, may hold the write lock. */
const busyTimeoutMs = 5000;
const largestGroup = 256;

export class SqliteDatabase implements Database {
  readonly lockRows = "";
  readonly #writer: DatabaseSync;
  readonly #reader: DatabaseSync;
  readonly #write: Queries["query"];
  readonly read: Queries["query"];
  #waiting: Job[] = [];
  #draining: Promise<void> | null = null;

  private constructor(file: string) {
    this.#writer = openDurably(file);
    this.#reader = new DatabaseSync(file, { readOnly: true });
    this.#reader.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
    this.#write = querying(this.#writer);
    this.read = querying(this.#reader);
  }

  static async open(file: string): Promise<SqliteDatabase> {
    createPrivately(file);
    const database = new SqliteDatabase(file);
    try {
      await database.transaction((queries) => migrate(queries, "INTEGER PRIMARY KEY AUTOINCREMENT"));
    } catch (error) {
      await database.close();
      throw error;
    }
    return database;
  }

  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      this.#waiting.push({ work, resolve: resolve as Job["resolve"], reject });
      this.#draining ??= this.#drain();
    });
  }

  /** Deleted rows are overwritten (secure_delete); the journal still has them until it is emptied. */
  async wipeDeleted(): Promise<void> {
    while (this.#draining) await this.#draining;
    this.#writer.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  }

  async backup(file: string): Promise<void> {
    if (existsSync(file)) throw new Error(`${file} is already there; a backup never overwrites.`);
    const partial = `${file}.partial`;
    try {
      createPrivately(partial);
      // In one step: copied in several, the backup would start over whenever somebody writes.
      await backup(this.#reader, partial, { rate: 0x7fff_ffff });
      await chmod(partial, 0o600);
      await rename(partial, file);
    } finally {
      await rm(partial, { force: true });
    }
  }

  async close(): Promise<void> {
    await this.#draining;
    this.#reader.close();
    this.#writer.close();
  }

  /**
   * Transactions that arrive together share one commit, so that a burst of messages costs one wait
   * for the disk, and each is answered after it. setImmediate lets everything that the current turn
   * of the event loop received join the group.
   */
  async #drain(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) await this.#commitTogether(this.#waiting.splice(0, largestGroup));
    this.#draining = null;
  }

  async #commitTogether(group: readonly Job[]): Promise<void> {
    const answers: (() => void)[] = [];
    try {
      this.#writer.exec("BEGIN IMMEDIATE");
      for (const job of group) answers.push(await this.#runInSavepoint(job));
      this.#writer.exec("COMMIT");
    } catch (error) {
      for (const job of group) job.reject(error);
      return this.#rollBack();
    }
    for (const answer of answers) answer();
  }

  #rollBack(): void {
    try {
      if (this.#writer.isTransaction) this.#writer.exec("ROLLBACK");
    } catch {
      // Closed, or the disk is gone: the next transaction meets the same and reports it.
    }
  }

  async #runInSavepoint(job: Job): Promise<() => void> {
    this.#writer.exec("SAVEPOINT job");
    try {
      const result = await job.work({ query: this.#write });
      this.#writer.exec("RELEASE job");
      return () => job.resolve(result);
    } catch (error) {
      // A full disk ends the whole transaction: then nobody in the group has been stored.
      if (!this.#writer.isTransaction) throw error;
      this.#writer.exec("ROLLBACK TO job");
      this.#writer.exec("RELEASE job");
      return () => job.reject(error);
    }
  }
}

/** Messages are personal data: the folder and the file are the server's own to read. */
function createPrivately(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, "a", 0o600));
}

function openDurably(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec(`
    PRAGMA busy_timeout = ${busyTimeoutMs};
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA fullfsync = ON;
    PRAGMA secure_delete = ON;
    PRAGMA foreign_keys = ON;
  `);
  const pragma = (name: string) => Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
  const settings = `journal_mode=${pragma("journal_mode")} synchronous=${pragma("synchronous")} foreign_keys=${pragma("foreign_keys")}`;
  if (settings !== "journal_mode=wal synchronous=2 foreign_keys=1") {
    database.close();
    throw new Error(`${file} cannot be written durably here (${settings}): put DATA_DIR on a local disk.`);
  }
  return database;
}

function querying(database: DatabaseSync): Queries["query"] {
  const statements = new Map<string, StatementSync>();
  return async <Row>(sql: string, values: readonly SqlValue[] = []) => {
    let statement = statements.get(sql);
    if (!statement) {
      statement = database.prepare(sql);
      statements.set(sql, statement);
    }
    const parameters = Object.fromEntries(values.map((value, index) => [index + 1, value]));
    return statement.all(parameters) as Row[];
  };
}
