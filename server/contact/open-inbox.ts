import { join, resolve } from "node:path";
import { configuredSinks } from "./delivery/configured-sinks.ts";
import type { ContactEnvironment } from "./environment.ts";
import type { Inbox } from "./inbox.ts";
import { PostgresDatabase } from "./storage/postgres-database.ts";
import { SqlInbox } from "./storage/sql-inbox.ts";
import { SqliteDatabase } from "./storage/sqlite-database.ts";

/** Opens PostgreSQL when DATABASE_URL is set, else the file in DATA_DIR, and migrates it. */
export async function openInbox(environment: ContactEnvironment, now = Date.now): Promise<Inbox> {
  const sinks = configuredSinks(environment);
  const database = environment.DATABASE_URL
    ? await PostgresDatabase.open(environment.DATABASE_URL)
    : await SqliteDatabase.open(join(resolve(environment.DATA_DIR), "inbox.sqlite"));
  return new SqlInbox(database, sinks, now);
}
