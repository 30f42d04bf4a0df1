import { existsSync } from "node:fs";
import { copyFile, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database, Queries, SqlValue } from "./database.ts";
import { SqliteDatabase } from "./sqlite-database.ts";

const pageSize = 500;

/** Copies both tables from one snapshot into a new SQLite inbox. */
export async function copyToSqlite(source: Queries, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} already exists; a backup never overwrites.`);
  const partial = `${file}.partial`;
  try {
    const target = await SqliteDatabase.open(partial);
    try {
      await target.transaction((queries) => copyTables(source, queries));
    } finally {
      await target.close();
    }
    await rename(partial, file);
  } finally {
    await rm(partial, { force: true });
  }
}

/** From a copy of the backup, because an older one is migrated first. */
export async function restoreFromSqlite(target: Database, file: string): Promise<number> {
  if (!existsSync(file)) throw new Error(`${file} does not exist.`);
  const folder = await mkdtemp(join(tmpdir(), "inbox-restore-"));
  try {
    const copy = join(folder, "inbox.sqlite");
    await copyFile(file, copy);
    const source = await SqliteDatabase.open(copy);
    try {
      return await target.transaction((queries) => copyTables({ query: source.read }, queries));
    } finally {
      await source.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Existing rows stay unchanged. Counts the new messages. */
async function copyTables(source: Queries, target: Queries): Promise<number> {
  const messages = await copyTable(source, target, "contact_message");
  await copyTable(source, target, "contact_delivery");
  return messages;
}

async function copyTable(source: Queries, target: Queries, table: string): Promise<number> {
  let copied = 0;
  let last = 0;
  while (true) {
    const rows = await source.query<Record<string, SqlValue> & { sequence: number }>(
      `SELECT * FROM ${table} WHERE sequence > $1 ORDER BY sequence LIMIT $2`,
      [last, pageSize],
    );
    for (const { sequence, ...row } of rows) {
      last = sequence;
      const columns = Object.keys(row);
      const inserted = await target.query(
        `INSERT INTO ${table} (${columns.join(", ")})
         VALUES (${columns.map((_, index) => `$${index + 1}`).join(", ")})
         ON CONFLICT DO NOTHING RETURNING sequence`,
        Object.values(row),
      );
      copied += inserted.length;
    }
    if (rows.length === 0) return copied;
  }
}
