import { closeSync, mkdirSync, openSync, type Stats, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { StartError } from "../../start-error.ts";
import type { Queries, SqlValue } from "./database.ts";

export interface SqliteConnection {
  readonly writer: DatabaseSync;
  readonly reader: DatabaseSync;
  readonly write: Queries["query"];
  readonly read: Queries["query"];
  /** Whether this file is the open one. */
  isOf(file: Stats): boolean;
  close(): void;
}

/** How long another process, such as the command line, may hold the write lock. */
export const busyTimeoutMs = 5000;
/** Problems that only the owner can fix. A full disk is not one: it may have room later. */
const permanent = ["EACCES", "EPERM", "EROFS", "ENOTDIR", "EISDIR", "EEXIST", "ELOOP", "ENOENT"];

/** Messages are personal data: only the server's user may read the folder and the file. */
export function createPrivately(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    closeSync(openSync(file, "a", 0o600));
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (!permanent.includes(code)) throw error;
    throw new StartError(`DATA_DIR: ${dirname(file)} cannot be written to (${code}).`, { cause: error });
  }
}

/** One connection to write and one to read, so that readers see only committed data. */
export function connect(file: string): SqliteConnection {
  const writer = openForWriting(file);
  const reader = openForReading(file);
  const opened = statSync(file);
  return {
    writer,
    reader,
    write: querying(writer),
    read: querying(reader),
    isOf: ({ dev, ino }) => dev === opened.dev && ino === opened.ino,
    close() {
      reader.close();
      writer.close();
    },
  };
}

function openForReading(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { readOnly: true });
  database.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
  return database;
}

function openForWriting(file: string): DatabaseSync {
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
    throw new StartError(
      `DATA_DIR: ${file} cannot be written durably here (${settings}). Put DATA_DIR on a local disk.`,
    );
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
