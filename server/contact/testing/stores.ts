import { closeSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import {
  startPostgres,
  type TestPostgres,
} from "../../../tests/tools/postgres.ts";
import { testFolder } from "../../../tests/tools/test-folder.ts";

/**
 * A kind of store under test, with the environment for a new, empty one of the
 * running test.
 */
interface TestStore {
  start(): Promise<void>;
  empty(): Promise<Record<string, string>>;
  stop(): Promise<void>;
}

const sqliteStore: TestStore = {
  async start() {},
  empty: async () => ({ DATA_DIR: testFolder("inbox") }),
  async stop() {},
};

function postgresStore(): TestStore {
  let server: TestPostgres | undefined;
  return {
    async start() {
      server = await startPostgres();
    },
    async empty() {
      if (!server) throw new Error("Start the store first.");
      return { DATABASE_URL: await server.createDatabase() };
    },
    async stop() {
      await server?.stop();
    },
  };
}

/** For describe.each: both stores must pass the same tests. */
export const stores = (): { kind: string; store: TestStore }[] => [
  { kind: "SQLite", store: sqliteStore },
  { kind: "PostgreSQL", store: postgresStore() },
];

/** Changes a store behind the program's back. */
export async function spoil(
  { DATABASE_URL, DATA_DIR = "" }: Record<string, string>,
  sql: string,
  values: readonly string[] = [],
): Promise<void> {
  if (DATABASE_URL) {
    const client = new pg.Client({ connectionString: DATABASE_URL });
    await client.connect();
    await client.query(sql, [...values]).finally(() => client.end());
  } else {
    const database = new DatabaseSync(join(DATA_DIR, "inbox.sqlite"), {
      timeout: 5000,
    });
    database
      .prepare(sql)
      .all(
        Object.fromEntries(values.map((value, index) => [index + 1, value])),
      );
    database.close();
  }
}

/**
 * Overwrites the first page of the index of ids with zeros, as a failing disk
 * might. Nothing may have the file open.
 */
export function damage(file: string): void {
  const database = new DatabaseSync(file);
  const root = database
    .prepare(
      "SELECT rootpage FROM sqlite_master WHERE name = 'sqlite_autoindex_contact_message_1'",
    )
    .get();
  const size = Object.values(
    database.prepare("PRAGMA page_size").get() ?? {},
  )[0];
  // In SQLite's old journal mode, so that nothing is left in a journal.
  database.exec("PRAGMA journal_mode = DELETE");
  database.close();
  const handle = openSync(file, "r+");
  writeSync(
    handle,
    Buffer.alloc(Number(size)),
    0,
    Number(size),
    (Number(root?.rootpage) - 1) * Number(size),
  );
  closeSync(handle);
}
