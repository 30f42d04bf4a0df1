import { join, resolve } from "node:path";
import { configuredSinks } from "./delivery/configured-sinks.ts";
import type { ContactEnvironment } from "./environment.ts";
import type { Inbox } from "./inbox.ts";
import { PostgresDatabase } from "./storage/postgres-database.ts";
import { SqlInbox } from "./storage/sql-inbox.ts";
import { SqliteDatabase } from "./storage/sqlite-database.ts";

const megabyte = 1024 * 1024;

/** Opens PostgreSQL when DATABASE_URL is set, else the file in DATA_DIR, and migrates it. */
export async function openInbox(
  environment: ContactEnvironment,
  now?: () => number,
  checked = false,
): Promise<Inbox> {
  const { DATABASE_URL, DATA_DIR, CONTACT_DISK_FLOOR_MEGABYTES } = environment;
  // Before the store opens, so that a missing setting is reported first.
  const sinks = configuredSinks(environment);
  const database = DATABASE_URL
    ? await PostgresDatabase.open(DATABASE_URL)
    : await SqliteDatabase.open(join(resolve(DATA_DIR), "inbox.sqlite"), {
        freeBytesFloor: CONTACT_DISK_FLOOR_MEGABYTES * megabyte,
        checked,
      });
  return new SqlInbox(database, {
    sinks,
    now,
    keepDays: environment.CONTACT_KEEP_DAYS ?? null,
    mostBytes: environment.CONTACT_MEGABYTES * megabyte,
    mostSpamBytes: environment.CONTACT_SPAM_MEGABYTES * megabyte,
  });
}
