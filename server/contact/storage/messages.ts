import { randomUUID } from "node:crypto";
import type {
  AddResult,
  Delivery,
  DeliveryState,
  MessageFilter,
  NewMessage,
  PurgeRequest,
  SinkName,
  StoredMessage,
} from "../inbox.ts";
import { isSpamReason } from "../spam/judge.ts";
import type { Queries, SqlValue } from "./database.ts";
import { fromPayload, samePayload } from "./payload.ts";
import { containsAll, searchWords } from "./search-text.ts";

interface MessageRow {
  sequence: number;
  id: string;
  received_at: number;
  read_at: number | null;
  spam: number;
  spam_score: number;
  spam_reasons: string;
  payload: string;
}

interface DeliveryRow {
  message_id: string;
  sink: SinkName;
  state: DeliveryState;
  attempts: number;
  queued_at: number;
  next_attempt_at: number;
  delivered_at: number | null;
  last_error: string | null;
}

type Query = Queries["query"];

/** The size of a row on disk: its text and a constant overhead. */
export const rowBytes = (payload: string): number => Buffer.byteLength(payload) + 500;

/** A repeated key returns the first message's id as long as the text is the same. */
export async function insertMessage(
  query: Query,
  message: Omit<NewMessage, "submission">,
  payload: string,
  now: number,
): Promise<AddResult> {
  const id = randomUUID();
  const { suspectedSpam, suspicion, idempotencyKey, fingerprint } = message;
  const inserted = await query(
    `INSERT INTO contact_message
       (id, received_at, spam, spam_score, spam_reasons, fingerprint, idempotency_key, payload, size)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     ON CONFLICT (idempotency_key) DO NOTHING RETURNING id`,
    [
      id,
      now,
      suspectedSpam ? 1 : 0,
      suspicion.score,
      suspicion.reasons.join(" "),
      fingerprint,
      idempotencyKey,
      payload,
      rowBytes(payload),
    ],
  );
  if (inserted.length > 0) return { outcome: "stored", id };
  const [earlier] = await query<{ id: string; payload: string }>(
    "SELECT id, payload FROM contact_message WHERE idempotency_key = $1",
    [message.idempotencyKey],
  );
  if (!earlier) throw new Error("The message with this key was deleted at the same moment.");
  return samePayload(earlier.payload, payload)
    ? { outcome: "repeated", id: earlier.id }
    : { outcome: "mismatch" };
}

export function listMessages(read: Query, filter: MessageFilter): Promise<StoredMessage[]> {
  const words = searchWords(filter.search ?? "");
  return words.length > 0 ? searchMessages(read, filter, words) : listPage(read, filter);
}

function listPage(read: Query, filter: MessageFilter): Promise<StoredMessage[]> {
  const values: SqlValue[] = [];
  const bind = (value: SqlValue) => `$${values.push(value)}`;
  const conditions: string[] = [];
  if (filter.spam !== undefined) conditions.push(`spam = ${bind(filter.spam ? 1 : 0)}`);
  if (filter.unread) conditions.push("read_at IS NULL");
  if (filter.undelivered) {
    conditions.push("id IN (SELECT message_id FROM contact_delivery WHERE state <> 'delivered')");
  }
  if (filter.before !== undefined) conditions.push(`sequence < ${bind(filter.before)}`);
  const where = conditions.length > 0 ? `WHERE ${conditions.join(" AND ")}` : "";
  return selectMessages(read, `${where} ORDER BY sequence DESC LIMIT ${bind(filter.limit)}`, values);
}

/** Few enough that messages of the largest size fit in memory together. */
const searchedAtOnce = 50;

/** Reads every message: storing a normalised copy for searching would cost more disk than it saves time. */
async function searchMessages(
  read: Query,
  filter: MessageFilter,
  words: readonly string[],
): Promise<StoredMessage[]> {
  const found: StoredMessage[] = [];
  let { before } = filter;
  while (found.length < filter.limit) {
    const page = await listPage(read, {
      ...filter,
      limit: searchedAtOnce,
      ...(before === undefined ? {} : { before }),
    });
    found.push(...page.filter(({ id, submission }) => containsAll(words, id, submission)));
    before = page.at(-1)?.sequence;
    if (before === undefined) break;
  }
  return found.slice(0, filter.limit);
}

export async function findMessages(read: Query, idPrefix: string): Promise<StoredMessage[]> {
  if (!/^[0-9a-f-]{1,36}$/.test(idPrefix)) return [];
  return selectMessages(read, "WHERE id LIKE $1 ORDER BY sequence DESC LIMIT 5", [`${idPrefix}%`]);
}

export async function setRead(query: Query, id: string, readAt: number | null): Promise<boolean> {
  const changed = await query("UPDATE contact_message SET read_at = $1 WHERE id = $2 RETURNING id", [
    readAt,
    id,
  ]);
  return changed.length > 0;
}

/** Returns whether the flag has changed. */
export async function setSpam(query: Query, id: string, spam: boolean): Promise<boolean> {
  const changed = await query(
    "UPDATE contact_message SET spam = $1 WHERE id = $2 AND spam <> $1 RETURNING id",
    [spam ? 1 : 0, id],
  );
  return changed.length > 0;
}

export async function countAlike(read: Query, fingerprint: string, since: number): Promise<number> {
  const [row] = await read<{ count: number }>(
    "SELECT count(*) AS count FROM contact_message WHERE fingerprint = $1 AND received_at >= $2",
    [fingerprint, since],
  );
  return row?.count ?? 0;
}

export async function deleteMessage(query: Query, id: string): Promise<boolean> {
  return (await query("DELETE FROM contact_message WHERE id = $1 RETURNING id", [id])).length > 0;
}

/** 'Delivered' means to every sink that it was queued for, and to at least one. */
const purgeable: Record<PurgeRequest["what"], string> = {
  spam: "spam = 1",
  delivered: `spam = 0
    AND id IN (SELECT message_id FROM contact_delivery WHERE state = 'delivered')
    AND id NOT IN (SELECT message_id FROM contact_delivery WHERE state <> 'delivered')`,
};

export async function purgeMessages(
  query: Query,
  { what, olderThanDays, dryRun }: PurgeRequest,
  now: number,
): Promise<number> {
  const condition = `received_at < $1 AND ${purgeable[what]}`;
  const found = await query(
    dryRun
      ? `SELECT id FROM contact_message WHERE ${condition}`
      : `DELETE FROM contact_message WHERE ${condition} RETURNING id`,
    [now - olderThanDays * 24 * 60 * 60 * 1000],
  );
  return found.length;
}

async function selectMessages(read: Query, rest: string, values: SqlValue[]): Promise<StoredMessage[]> {
  const rows = await read<MessageRow>(
    `SELECT sequence, id, received_at, read_at, spam, spam_score, spam_reasons, payload
     FROM contact_message ${rest}`,
    values,
  );
  const deliveries = await selectDeliveries(
    read,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    sequence: row.sequence,
    id: row.id,
    receivedAt: row.received_at,
    readAt: row.read_at,
    suspectedSpam: row.spam === 1,
    suspicion: { score: row.spam_score, reasons: row.spam_reasons.split(" ").filter(isSpamReason) },
    submission: fromPayload(row.payload),
    deliveries: deliveries.get(row.id) ?? [],
  }));
}

/** Databases limit the number of values per statement, so ids are passed in batches. */
const idsAtOnce = 1000;

async function selectDeliveries(read: Query, ids: string[]): Promise<Map<string, Delivery[]>> {
  const rows: DeliveryRow[] = [];
  for (let start = 0; start < ids.length; start += idsAtOnce) {
    const portion = ids.slice(start, start + idsAtOnce);
    rows.push(
      ...(await read<DeliveryRow>(
        `SELECT message_id, sink, state, attempts, queued_at, next_attempt_at, delivered_at, last_error
         FROM contact_delivery WHERE message_id IN (${portion.map((_, index) => `$${index + 1}`).join(", ")})
         ORDER BY sequence`,
        portion,
      )),
    );
  }
  const byMessage = new Map<string, Delivery[]>();
  for (const row of rows) {
    const deliveries = byMessage.get(row.message_id) ?? [];
    deliveries.push({
      sink: row.sink,
      state: row.state,
      attempts: row.attempts,
      queuedAt: row.queued_at,
      nextAttemptAt: row.next_attempt_at,
      deliveredAt: row.delivered_at,
      lastError: row.last_error,
    });
    byMessage.set(row.message_id, deliveries);
  }
  return byMessage;
}
