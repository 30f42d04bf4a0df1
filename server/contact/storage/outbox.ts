import { randomUUID } from "node:crypto";
import {
  type InboxMeasures,
  type LeasedDelivery,
  longestRetryMs,
  type SinkName,
  stuckAfterMs,
  type UndeliveredCounts,
} from "../message.ts";
import type { Query } from "./database.ts";
import { fromPayload } from "./payload.ts";

/**
 * Longer than any attempt; the deliveries of a dead process are released after
 * this.
 */
const leaseMs = 2 * 60 * 1000;

/**
 * Later, nobody needs one: its sink would skip it, if it is still configured.
 */
const acknowledgementMs = 2 * 60 * 60 * 1000;

/** Queues a message for the given sinks; an earlier delivery starts over. */
export async function enqueue(
  query: Query,
  messageId: string,
  sinks: readonly SinkName[],
  now: number,
) {
  for (const sink of sinks) {
    await query(
      `INSERT INTO contact_delivery (message_id, sink, state, attempts, queued_at, next_attempt_at)
       VALUES ($1, $2, 'waiting', 0, $3, $3)
       ON CONFLICT (message_id, sink) DO UPDATE SET state = 'waiting', attempts = 0, queued_at = $3,
         next_attempt_at = $3, delivered_at = NULL, last_error = NULL, lease = NULL, leased_until = NULL`,
      [messageId, sink, now],
    );
  }
}

/** Only dead letters: a sink that has taken a message does not get it twice. */
export async function requeueDead(
  query: Query,
  sinks: readonly SinkName[],
  now: number,
): Promise<string[]> {
  const ids = new Set<string>();
  for (const sink of sinks) {
    const rows = await query<{ message_id: string }>(
      `UPDATE contact_delivery SET state = 'waiting', attempts = 0, queued_at = $1, next_attempt_at = $1
       WHERE state = 'dead' AND sink = $2 RETURNING message_id`,
      [now, sink],
    );
    for (const row of rows) ids.add(row.message_id);
  }
  return [...ids];
}

/** A sink that is no longer configured never takes its deliveries. */
export async function dropUndelivered(
  query: Query,
  messageId: string,
): Promise<void> {
  await query(
    "DELETE FROM contact_delivery WHERE message_id = $1 AND state <> 'delivered'",
    [messageId],
  );
}

/**
 * Nothing was queued in the future, and nothing waits or is leased for longer
 * than the longest time.
 */
export async function correctDates(query: Query, now: number): Promise<void> {
  await query(
    `UPDATE contact_delivery SET queued_at = $1, next_attempt_at = $1
     WHERE state <> 'delivered' AND queued_at > $1`,
    [now],
  );
  await query(
    "UPDATE contact_delivery SET next_attempt_at = $1 WHERE state = 'waiting' AND next_attempt_at > $2",
    [now, now + longestRetryMs],
  );
  await query(
    "UPDATE contact_delivery SET leased_until = $1 WHERE state = 'waiting' AND leased_until > $1",
    [now + leaseMs],
  );
}

/** For a sink that was removed. */
export async function dropLateAcknowledgements(
  query: Query,
  now: number,
): Promise<void> {
  await query(
    "DELETE FROM contact_delivery WHERE sink = 'acknowledgement' AND state <> 'delivered' AND queued_at <= $1",
    [now - acknowledgementMs],
  );
}

type DueRow = Pick<LeasedDelivery, "sequence" | "attempts" | "queuedAt"> & {
  id: string;
  receivedAt: number;
  payload: string;
};

export async function leaseDue(
  query: Query,
  sink: SinkName,
  limit: number,
  now: number,
  lockRows: string,
): Promise<LeasedDelivery[]> {
  const due = await query<DueRow>(
    `SELECT d.sequence, d.attempts + 1 AS attempts, d.queued_at AS "queuedAt",
       m.id, m.received_at AS "receivedAt", m.payload
     FROM contact_delivery d JOIN contact_message m ON m.id = d.message_id
     WHERE d.sink = $1 AND d.state = 'waiting' AND d.next_attempt_at <= $2
       AND (d.leased_until IS NULL OR d.leased_until <= $2)
     ORDER BY d.next_attempt_at, d.sequence LIMIT $3 ${lockRows}`,
    [sink, now, limit],
  );
  const leased: LeasedDelivery[] = [];
  for (const { id, receivedAt, payload, ...delivery } of due) {
    const lease = randomUUID();
    await query(
      "UPDATE contact_delivery SET lease = $1, leased_until = $2, attempts = $3 WHERE sequence = $4",
      [lease, now + leaseMs, delivery.attempts, delivery.sequence],
    );
    const submission = fromPayload(payload);
    if (submission)
      leased.push({
        ...delivery,
        lease,
        message: { id, receivedAt, submission },
      });
    else await settleFailed(query, { ...delivery, lease }, "unreadable", null);
  }
  return leased;
}

type Lease = Pick<LeasedDelivery, "sequence" | "lease">;

export async function settleDelivered(
  query: Query,
  { sequence, lease }: Lease,
  now: number,
): Promise<void> {
  await query(
    `UPDATE contact_delivery SET state = 'delivered', delivered_at = $1, last_error = NULL,
       lease = NULL, leased_until = NULL
     WHERE sequence = $2 AND lease = $3`,
    [now, sequence, lease],
  );
}

export async function settleFailed(
  query: Query,
  { sequence, lease }: Lease,
  error: string,
  nextAttemptAt: number | null,
): Promise<void> {
  await query(
    `UPDATE contact_delivery SET state = $1, last_error = $2, next_attempt_at = coalesce($3, next_attempt_at),
       lease = NULL, leased_until = NULL
     WHERE sequence = $4 AND lease = $5`,
    [
      nextAttemptAt === null ? "dead" : "waiting",
      error,
      nextAttemptAt,
      sequence,
      lease,
    ],
  );
}

export async function settleSkipped(
  query: Query,
  { sequence, lease }: Lease,
): Promise<void> {
  await query(
    "DELETE FROM contact_delivery WHERE sequence = $1 AND lease = $2",
    [sequence, lease],
  );
}

/** By sink. Of delivered ones there may be very many. */
export function measureUndelivered(
  query: Query,
  now: number,
): Promise<InboxMeasures["deliveries"]> {
  return query(
    `SELECT sink, count(*) FILTER (WHERE state = 'waiting') AS waiting,
       count(*) FILTER (WHERE state = 'dead') AS dead,
       coalesce($1 - min(queued_at) FILTER (WHERE state = 'waiting'), 0) AS "oldestWaitingMs"
     FROM contact_delivery WHERE state <> 'delivered' GROUP BY sink`,
    [now],
  );
}

export async function countUndelivered(
  query: Query,
  now: number,
): Promise<UndeliveredCounts> {
  const [row] = await query<UndeliveredCounts>(
    `SELECT count(*) FILTER (WHERE state = 'waiting') AS waiting,
       count(*) FILTER (WHERE queued_at <= $1) AS stuck,
       count(*) FILTER (WHERE state = 'dead') AS dead
     FROM contact_delivery WHERE state <> 'delivered'`,
    [now - stuckAfterMs],
  );
  return row ?? { waiting: 0, stuck: 0, dead: 0 };
}

/** Deliveries to the owner that count as stuck, by sink. */
export const stuckBySink = (read: Query, now: number) =>
  read<{ sink: SinkName; count: number }>(
    `SELECT sink, count(*) AS count FROM contact_delivery
     WHERE (queued_at <= $1 AND state <> 'delivered' OR state = 'dead') AND sink <> 'acknowledgement'
     GROUP BY sink ORDER BY sink`,
    [now - stuckAfterMs],
  );
