import pg from "pg";
import { StartError } from "../../errors.ts";
import { type Erasure, kindOf } from "../message.ts";
import type { Database, Query } from "./database.ts";
import { migrate, requireMigrated } from "./schema.ts";

/** Any number, as long as every replica uses the same. */
const migrationLock = 4_127_007;
const bigint = 20;

/** Counts and times fit a double; pg would return strings. */
const types = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    oid === bigint ? Number : pg.types.getTypeParser(oid, format as "text"),
};

export class PostgresDatabase implements Database {
  readonly lockRows = "FOR UPDATE OF d SKIP LOCKED";
  readonly #pool: pg.Pool;

  private constructor(connectionString: string, queryMs: number) {
    this.#pool = new pg.Pool({
      connectionString,
      max: 10,
      connectionTimeoutMillis: 5000,
      query_timeout: queryMs,
      idleTimeoutMillis: 30_000,
      types,
    });
    // A connection that is cut, idle or at work, must not end the process. The
    // query at work on it fails by itself, and the next one gets a new
    // connection.
    this.#pool.on("error", () => {});
    this.#pool.on("connect", (client) => client.on("error", () => {}));
  }

  static async open(
    connectionString: string,
    queryMs = 10_000,
  ): Promise<PostgresDatabase> {
    const database = new PostgresDatabase(connectionString, queryMs);
    try {
      await database.#refuseForgetfulServer();
      await migrateSlowly(connectionString);
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
    connectionString: string,
    queryMs = 10_000,
  ): Promise<PostgresDatabase> {
    const database = new PostgresDatabase(connectionString, queryMs);
    try {
      await database.#requireInbox();
      await requireMigrated(database.read);
    } catch (error) {
      await database.close();
      throw error;
    }
    return database;
  }

  async now(query: Query): Promise<number> {
    const [row] = await query<{ now: number }>(
      "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now",
    );
    return row?.now ?? Number.NaN;
  }

  read: Query = async <Row>(sql: string, values: Parameters<Query>[1] = []) =>
    (await this.#pool.query(sql, [...values])).rows as Row[];

  async transaction<Result>(
    work: (query: Query) => Promise<Result>,
  ): Promise<Result> {
    const client = await this.#pool.connect();
    try {
      const result = await commit(client, work);
      client.release();
      return result;
    } catch (error) {
      // The connection's state is unknown: closing it rolls back open work.
      client.release(true);
      throw error;
    }
  }

  /** The database server watches its own disk. */
  async requireRoom(): Promise<void> {}

  /**
   * Frees the rows' space for reuse. The old bytes, and those in the
   * write-ahead log, are out of reach.
   */
  async wipeDeleted(): Promise<Erasure["traces"]> {
    const tables = "contact_message, contact_delivery, contact_acknowledgement";
    await this.#pool.query(`VACUUM (SKIP_LOCKED) ${tables}`).catch(() => {});
    return "database";
  }

  async backup(): Promise<void> {
    throw new Error(
      "The inbox is in PostgreSQL: back it up with pg_dump, as docs/inbox.md says.",
    );
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  async #requireInbox(): Promise<void> {
    const found = await this.read<{ name: string | null }>(
      "SELECT to_regclass('contact_schema')::text AS name",
    ).catch((error: Error) => {
      // A host with several addresses fails without a message.
      const reason = error.message || kindOf(error);
      throw new StartError(
        `The database of DATABASE_URL cannot be used: ${reason}`,
        { cause: error },
      );
    });
    if (found[0]?.name) return;
    throw new StartError(
      "There is no inbox in the database of DATABASE_URL: set it as the server has it. The server makes the inbox at its first start.",
    );
  }

  /**
   * The same guarantee as SQLite's synchronous=FULL: a commit has reached the
   * disk.
   */
  async #refuseForgetfulServer(): Promise<void> {
    const [settings] = await this.read<{
      fsync: string;
      synchronous_commit: string;
    }>(
      "SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS synchronous_commit",
    );
    if (settings?.fsync !== "on" || settings.synchronous_commit === "off") {
      throw new StartError(
        "DATABASE_URL leads to a server with fsync or synchronous_commit off: it may lose messages.",
      );
    }
  }
}

async function commit<Result>(
  client: pg.ClientBase,
  work: (query: Query) => Promise<Result>,
) {
  await client.query("BEGIN");
  const result = await work(
    async <Row>(sql: string, values: Parameters<Query>[1] = []) =>
      (await client.query(sql, [...values])).rows as Row[],
  );
  const { command } = await client.query("COMMIT");
  // PostgreSQL answers COMMIT of a failed transaction with ROLLBACK, not with
  // an error.
  if (command !== "COMMIT")
    throw new Error("PostgreSQL rolled the transaction back.");
  return result;
}

/**
 * On a connection of its own, which no timeout cuts: a large table takes
 * minutes.
 */
async function migrateSlowly(connectionString: string): Promise<void> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 5000,
    types,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    await commit(client, async (query) => {
      await query("SET LOCAL statement_timeout = 0");
      await query("SELECT pg_advisory_xact_lock($1)", [migrationLock]);
      await migrate(
        query,
        "BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY",
      );
    });
  } finally {
    await client.end().catch(() => {});
  }
}
