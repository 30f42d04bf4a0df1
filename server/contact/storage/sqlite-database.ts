import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  statSync,
} from "node:fs";
import { rename, rm, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import {
  setTimeout as delay,
  setImmediate as nextTurn,
} from "node:timers/promises";
import { StartError } from "../../errors.ts";
import type { Erasure } from "../message.ts";
import { type Database, type Query, StoreError } from "./database.ts";
import { removeAbandoned, withPartialFile } from "./partial-files.ts";
import {
  migrate,
  newestVersion,
  requireMigrated,
  schemaVersion,
} from "./schema.ts";

/**
 * How long another process, such as the command line, may hold the write lock.
 */
const busyTimeoutMs = 5000;
const wipeAttempts = 20;
const wipePauseMs = 50;
/**
 * Problems that only the owner can fix. A full disk is not one: it may have
 * room later.
 */
const permanent = [
  "EACCES",
  "EPERM",
  "EROFS",
  "ENOTDIR",
  "EISDIR",
  "EEXIST",
  "ELOOP",
  "ENOENT",
];
/** SQLite: the file is corrupt, or not a database. */
const damageCodes = [11, 26];

/**
 * Blocks its thread while it waits for the disk, so the server runs it in a
 * worker.
 */
export class SqliteDatabase implements Database {
  readonly lockRows = "";
  readonly #file: string;
  readonly #freeBytesFloor: number;
  readonly #connection: DatabaseSync;
  #files: readonly string[] | null = null;
  #damaged = false;
  #lastInTurn: Promise<unknown> = Promise.resolve();

  private constructor(file: string, freeBytesFloor: number) {
    this.#file = file;
    this.#freeBytesFloor = freeBytesFloor;
    this.#connection = openDurably(file);
  }

  static async open(
    file: string,
    freeBytesFloor = 0,
    checked = false,
  ): Promise<SqliteDatabase> {
    createPrivately(file, "DATA_DIR");
    const database = new SqliteDatabase(file, freeBytesFloor);
    try {
      if (checked) requireSound(database.#connection, "quick_check");
      await database.#migrate();
      database.#files = identities(file);
    } catch (error) {
      await database.close();
      throw error;
    }
    return database;
  }

  /**
   * For a command: opens what the server has made, and neither makes nor
   * migrates anything.
   */
  static async openExisting(
    file: string,
    freeBytesFloor: number,
  ): Promise<SqliteDatabase> {
    requireInbox(file);
    const database = new SqliteDatabase(file, freeBytesFloor);
    try {
      await requireMigrated(database.read);
      database.#files = identities(file);
    } catch (error) {
      await database.close();
      throw error;
    }
    return database;
  }

  now = async () => Date.now();

  read: Query = (sql, values) => this.#inTurn(() => this.#query(sql, values));

  transaction<Result>(
    work: (query: Query) => Promise<Result>,
  ): Promise<Result> {
    const asked = performance.now();
    return this.#inTurn(async () => {
      // Behind others that waited for the lock in vain: each would wait as long
      // again.
      if (performance.now() - asked > busyTimeoutMs)
        throw new StoreError("STORE_BUSY");
      // Begins and ends in one turn of the event loop: another connection of
      // this thread would block it.
      await nextTurn();
      if (this.#damaged) throw new StoreError("STORE_DAMAGED");
      this.#requireSameFiles();
      try {
        this.#connection.exec("BEGIN IMMEDIATE");
        const result = await work(this.#query);
        this.#connection.exec("COMMIT");
        this.#requireSameFiles();
        return result;
      } catch (error) {
        this.#rollBack();
        throw error;
      }
    });
  }

  async requireRoom(): Promise<void> {
    const { bavail, bsize } = await statfs(dirname(this.#file));
    if (bavail * bsize < this.#freeBytesFloor)
      throw new StoreError("STORE_DISK_FLOOR");
  }

  /**
   * Deleted rows are overwritten (secure_delete), but the journal keeps them
   * until it is emptied.
   */
  async wipeDeleted(): Promise<Erasure["traces"]> {
    for (let attempt = 1; attempt <= wipeAttempts; attempt++) {
      if (await this.#inTurn(async () => this.#emptyJournal())) return "none";
      await delay(wipePauseMs);
    }
    return "journal";
  }

  async backup(file: string): Promise<void> {
    if (existsSync(file))
      throw new Error(`${file} already exists; a backup never overwrites.`);
    await this.#inTurn(() => copyTo(file, this.#connection));
  }

  async close(): Promise<void> {
    await this.#lastInTurn;
    this.#connection.close();
  }

  /** One after the other, because transactions of one connection would mix. */
  #inTurn<Result>(job: () => Promise<Result>): Promise<Result> {
    const result = this.#lastInTurn.then(job).catch((error: unknown) => {
      this.#damaged ||= isDamage(error);
      throw isDamage(error) ? new StoreError("STORE_DAMAGED") : error;
    });
    this.#lastInTurn = result.catch(() => {});
    return result;
  }

  #query: Query = async <Row>(sql: string, values: Parameters<Query>[1] = []) =>
    this.#connection
      .prepare(sql)
      .all(
        Object.fromEntries(values.map((value, index) => [index + 1, value])),
      ) as Row[];

  async #migrate(): Promise<void> {
    const version = await this.transaction(schemaVersion);
    if (version > 0 && version < newestVersion) {
      const copy = `${this.#file}.version-${version}`;
      await rm(copy, { force: true });
      await this.backup(copy);
    }
    await this.transaction((query) =>
      migrate(query, "INTEGER PRIMARY KEY AUTOINCREMENT"),
    );
  }

  /** A commit to a deleted file would be lost with the process. */
  #requireSameFiles(): void {
    if (this.#files === null) return;
    const found = identities(this.#file);
    if (found.join() === this.#files.join()) return;
    // The messages acknowledged before are in the open journal, and reach the
    // file only by this.
    if (found[0] === this.#files[0] && found[1] === missing)
      this.#emptyJournal();
    throw new StoreError("STORE_FILES_GONE");
  }

  /** Does not wait for readers, because messages would have to wait too. */
  #emptyJournal(): boolean {
    this.#connection.exec("PRAGMA busy_timeout = 0");
    try {
      const answer = this.#connection
        .prepare("PRAGMA wal_checkpoint(TRUNCATE)")
        .get();
      return answer?.busy === 0;
    } finally {
      this.#connection.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
    }
  }

  #rollBack(): void {
    try {
      if (this.#connection.isTransaction) this.#connection.exec("ROLLBACK");
    } catch {
      // Closed, or the disk is gone: the next transaction fails the same way
      // and reports it.
    }
  }
}

/**
 * Messages are personal data: only the server's user may read the folder and
 * the file.
 */
function createPrivately(file: string, purpose: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    closeSync(openSync(file, "a", 0o600));
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (!permanent.includes(code)) throw error;
    throw new StartError(
      `${purpose}: ${dirname(file)} cannot be written to (${code}).`,
      { cause: error },
    );
  }
}

/** Read-only, because another program's file must stay as it is. */
function requireInbox(file: string): void {
  requireAccess(file);
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const table = database
      .prepare("SELECT name FROM sqlite_master WHERE name = 'contact_schema'")
      .get();
    if (table === undefined) throw noInbox(file);
  } catch (error) {
    throw isDamage(error) ? new StoreError("STORE_DAMAGED") : error;
  } finally {
    database.close();
  }
}

function requireAccess(file: string): void {
  try {
    accessSync(file, constants.R_OK | constants.W_OK);
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (["ENOENT", "ENOTDIR"].includes(code)) throw noInbox(file);
    throw new StartError(
      `DATA_DIR: ${file} cannot be opened (${code}): run this as the server's user.`,
      {
        cause: error,
      },
    );
  }
}

const noInbox = (file: string) =>
  new StartError(
    `There is no inbox in ${dirname(file)}: set DATA_DIR, or DATABASE_URL, as the server has it. The server makes the inbox at its first start.`,
  );

function openDurably(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  try {
    database.exec(`
      PRAGMA busy_timeout = ${busyTimeoutMs};
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA fullfsync = ON;
      PRAGMA secure_delete = ON;
      PRAGMA foreign_keys = ON;
    `);
    const pragma = (name: string) =>
      Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
    const settings = `journal_mode=${pragma("journal_mode")} synchronous=${pragma("synchronous")} foreign_keys=${pragma("foreign_keys")}`;
    if (settings === "journal_mode=wal synchronous=2 foreign_keys=1")
      return database;
    throw new StartError(
      `DATA_DIR: ${file} cannot be written durably here (${settings}). Put DATA_DIR on a local disk.`,
    );
  } catch (error) {
    database.close();
    throw isDamage(error) ? new StoreError("STORE_DAMAGED") : error;
  }
}

const missing = "missing";

/** Which files the database, its journal and the journal's index are. */
const identities = (file: string): readonly string[] =>
  ["", "-wal", "-shm"].map((suffix) => {
    const found = statSync(file + suffix, { throwIfNoEntry: false });
    return found ? `${found.dev} ${found.ino}` : missing;
  });

/** The lowest byte is the kind of error, the others tell more about it. */
const isDamage = (error: unknown): boolean =>
  damageCodes.includes(Number((error as { errcode?: number }).errcode) & 0xff);

function requireSound(
  database: DatabaseSync,
  check: "quick_check" | "integrity_check",
): void {
  const [answer] = Object.values(
    database.prepare(`PRAGMA ${check}(1)`).get() ?? {},
  );
  if (answer !== "ok") throw new StoreError("STORE_DAMAGED");
}

/** A copy gets its name only once it is complete and sound. */
async function copyTo(file: string, source: DatabaseSync): Promise<void> {
  await withPartialFile(file, async (partial) => {
    createPrivately(partial, "The backup");
    await removeAbandoned(file);
    // In one step: a backup in several steps would restart whenever something
    // is written.
    await backup(source, partial, { rate: 0x7fff_ffff });
    const copy = new DatabaseSync(partial);
    try {
      requireSound(copy, "integrity_check");
    } finally {
      copy.close();
    }
    await rename(partial, file);
  });
}
