import { existsSync } from "node:fs";
import { copyFile, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database, Queries, SqlValue } from "./database.ts";
import { samePayload } from "./payload.ts";
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

type Row = Record<string, SqlValue> & { sequence: number };
type MessageRow = Row & { id: string; idempotency_key: string | null; payload: string };
type DeliveryRow = Row & { message_id: string };

/** Messages that the target has stay unchanged, and so do their deliveries. Counts the new messages. */
async function copyTables(source: Queries, target: Queries): Promise<number> {
  const added = new Set<string>();
  for await (const message of rowsOf<MessageRow>(source, "contact_message")) {
    if (await addMessage(target, message)) added.add(message.id);
  }
  for await (const delivery of rowsOf<DeliveryRow>(source, "contact_delivery")) {
    if (added.has(delivery.message_id)) await insert(target, "contact_delivery", delivery);
  }
  return added.size;
}

/** A key that was used again since: the same text is the same message, another one is kept without its key. */
async function addMessage(target: Queries, message: MessageRow): Promise<boolean> {
  if (await insert(target, "contact_message", message)) return true;
  const [holder] = await target.query<{ payload: string }>(
    "SELECT payload FROM contact_message WHERE idempotency_key = $1 AND id <> $2",
    [message.idempotency_key, message.id],
  );
  if (!holder || samePayload(holder.payload, message.payload)) return false;
  return insert(target, "contact_message", { ...message, idempotency_key: null });
}

async function* rowsOf<TableRow extends Row>(source: Queries, table: string): AsyncGenerator<TableRow> {
  let last = 0;
  while (true) {
    const rows = await source.query<TableRow>(
      `SELECT * FROM ${table} WHERE sequence > $1 ORDER BY sequence LIMIT $2`,
      [last, pageSize],
    );
    if (rows.length === 0) return;
    yield* rows;
    last = rows.at(-1)?.sequence ?? last;
  }
}

/** Returns whether the row was new. */
async function insert(target: Queries, table: string, { sequence, ...row }: Row): Promise<boolean> {
  const columns = Object.keys(row);
  const inserted = await target.query(
    `INSERT INTO ${table} (${columns.join(", ")})
     VALUES (${columns.map((_, index) => `$${index + 1}`).join(", ")})
     ON CONFLICT DO NOTHING RETURNING sequence`,
    Object.values(row),
  );
  return inserted.length > 0;
}
