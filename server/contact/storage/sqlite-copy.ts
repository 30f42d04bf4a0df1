import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import type { Queries, SqlValue } from "./database.ts";
import { SqliteDatabase } from "./sqlite-database.ts";

const pageSize = 500;

/** Copies both tables, read from one snapshot, into a SQLite inbox of its own. */
export async function copyToSqlite(source: Queries, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} is already there; a backup never overwrites.`);
  const partial = `${file}.partial`;
  try {
    const target = await SqliteDatabase.open(partial);
    try {
      for (const table of ["contact_message", "contact_delivery"]) await copyTable(source, target, table);
    } finally {
      await target.close();
    }
    await rename(partial, file);
  } finally {
    await rm(partial, { force: true });
  }
}

async function copyTable(source: Queries, target: SqliteDatabase, table: string): Promise<void> {
  let last = 0;
  while (true) {
    const rows = await source.query<Record<string, SqlValue> & { sequence: number }>(
      `SELECT * FROM ${table} WHERE sequence > $1 ORDER BY sequence LIMIT $2`,
      [last, pageSize],
    );
    const lastRow = rows.at(-1);
    if (!lastRow) return;
    last = lastRow.sequence;
    await target.transaction(async ({ query }) => {
      for (const row of rows) {
        const columns = Object.keys(row);
        const placeholders = columns.map((_, index) => `$${index + 1}`);
        await query(
          `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${placeholders.join(", ")})`,
          Object.values(row),
        );
      }
    });
  }
}
