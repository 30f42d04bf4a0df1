import { randomUUID } from "node:crypto";
import {
  type AddResult,
  type Delivery,
  type MessageFilter,
  type NewMessage,
  type StoredMessage,
  type Submission,
  storedBytes,
} from "../message.ts";
import { isSpamReason } from "../spam/judge.ts";
import { arrange } from "../submission.ts";
import type { Query, SqlValue } from "./database.ts";
import { fromPayload, samePayload } from "./payload.ts";

/**
 * A repeated key returns the first message's id as long as the text is the
 * same.
 */
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
      storedBytes(payload),
    ],
  );
  if (inserted.length > 0) return { outcome: "stored", id };
  const [earlier] = await query<{ id: string; payload: string }>(
    "SELECT id, payload FROM contact_message WHERE idempotency_key = $1",
    [message.idempotencyKey],
  );
  if (!earlier)
    throw new Error(
      "The message with this key was deleted at the same moment.",
    );
  return samePayload(earlier.payload, payload)
    ? { outcome: "repeated", id: earlier.id }
    : { outcome: "mismatch" };
}

export async function deleteMessage(
  query: Query,
  id: string,
): Promise<boolean> {
  return (
    (
      await query("DELETE FROM contact_message WHERE id = $1 RETURNING id", [
        id,
      ])
    ).length > 0
  );
}

/** Returns whether the flag has changed. */
export async function setSpam(
  query: Query,
  id: string,
  spam: boolean,
): Promise<boolean> {
  const changed = await query(
    "UPDATE contact_message SET spam = $1 WHERE id = $2 AND spam <> $1 RETURNING id",
    [spam ? 1 : 0, id],
  );
  return changed.length > 0;
}

export async function countAlike(
  read: Query,
  fingerprint: string,
  since: number,
): Promise<number> {
  const [row] = await read<{ count: number }>(
    "SELECT count(*) AS count FROM contact_message WHERE fingerprint = $1 AND received_at >= $2",
    [fingerprint, since],
  );
  return row?.count ?? 0;
}

export async function acceptedBytes(query: Query): Promise<number> {
  const [row] = await query<{ bytes: number | null }>(
    "SELECT sum(size) AS bytes FROM contact_message WHERE spam = 0",
  );
  return row?.bytes ?? 0;
}

export async function suspectedBytes(query: Query): Promise<number> {
  const [row] = await query<{ bytes: number | null }>(
    "SELECT sum(size) AS bytes FROM contact_message WHERE spam = 1",
  );
  return row?.bytes ?? 0;
}

/** Newest first. */
export function listMessages(
  read: Query,
  filter: MessageFilter,
): Promise<StoredMessage[]> {
  const values: SqlValue[] = [];
  const bind = (value: SqlValue) => `$${values.push(value)}`;
  const conditions = ["TRUE"];
  if (filter.spam !== undefined)
    conditions.push(`spam = ${bind(filter.spam ? 1 : 0)}`);
  if (filter.undelivered) {
    conditions.push(
      "id IN (SELECT message_id FROM contact_delivery WHERE state <> 'delivered')",
    );
  }
  if (filter.before !== undefined)
    conditions.push(`sequence < ${bind(filter.before)}`);
  return selectMessages(
    read,
    `${conditions.join(" AND ")} ORDER BY sequence DESC LIMIT ${bind(filter.limit)}`,
    values,
  );
}

export async function findMessages(
  read: Query,
  idPrefix: string,
): Promise<StoredMessage[]> {
  if (!/^[0-9a-f-]{1,36}$/.test(idPrefix)) return [];
  return selectMessages(read, "id LIKE $1 ORDER BY sequence DESC LIMIT 5", [
    `${idPrefix}%`,
  ]);
}

type MessageRow = Pick<StoredMessage, "sequence" | "id" | "receivedAt"> & {
  spam: number;
  score: number;
  reasons: string;
  payload: string;
};

async function selectMessages(
  read: Query,
  condition: string,
  values: SqlValue[],
): Promise<StoredMessage[]> {
  const rows = await read<MessageRow>(
    `SELECT sequence, id, received_at AS "receivedAt", spam, spam_score AS score, spam_reasons AS reasons, payload
     FROM contact_message WHERE ${condition}`,
    values,
  );
  const deliveries = await selectDeliveries(
    read,
    rows.at(-1)?.sequence ?? 0,
    rows[0]?.sequence ?? 0,
  );
  return rows.map(
    ({ sequence, id, receivedAt, spam, score, reasons, payload }) => {
      const submission = fromPayload(payload);
      return {
        sequence,
        id,
        receivedAt,
        suspectedSpam: spam === 1,
        suspicion: { score, reasons: reasons.split(" ").filter(isSpamReason) },
        submission: submission ?? lost,
        unreadable: submission === null,
        deliveries: deliveries.get(id) ?? [],
      };
    },
  );
}

const lost: Submission = arrange({ message: "[unreadable]" });

async function selectDeliveries(read: Query, oldest: number, newest: number) {
  const rows = await read<Delivery & { messageId: string }>(
    `SELECT message_id AS "messageId", sink, state, attempts, queued_at AS "queuedAt",
       next_attempt_at AS "nextAttemptAt", delivered_at AS "deliveredAt", last_error AS "lastError"
     FROM contact_delivery
     WHERE message_id IN (SELECT id FROM contact_message WHERE sequence BETWEEN $1 AND $2) ORDER BY sequence`,
    [oldest, newest],
  );
  const byMessage = new Map<string, Delivery[]>();
  for (const { messageId, ...delivery } of rows) {
    byMessage.set(messageId, [...(byMessage.get(messageId) ?? []), delivery]);
  }
  return byMessage;
}
