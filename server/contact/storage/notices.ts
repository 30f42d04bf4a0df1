import type { Query } from "./database.ts";
import { fromPayload } from "./payload.ts";
import { type Fact, readFact, removeFact, writeFact } from "./schema.ts";

/**
 * What people are told when it begins, daily while it lasts, and when it is
 * over.
 */
export type StoredAlert = "deliveries" | "room" | "backup";
export type AlertNews = "lasts" | "over";

/** Suspected spam of one week. */
export interface Digest {
  since: number;
  count: number;
  /** Some of them, the newest first. */
  newest: { id: string; receivedAt: number; email: string }[];
}

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;
const weekMs = 7 * dayMs;
/**
 * A process that claimed a notice and did not send it, or could not, leaves it
 * to another after this.
 */
export const retryMs = 10 * minuteMs;
const mostInDigest = 20;

const toldAt = (alert: StoredAlert | "suspects"): Fact => `${alert}_told_at`;

/** A time in the future was written by a clock that was ahead. */
const isLater = (now: number, than: number, byMs: number) =>
  now - than >= byMs || than > now;

/** What is due to be said about an alert, or null. */
export async function dueAlert(
  query: Query,
  alert: StoredAlert,
  lasts: boolean,
  now: number,
) {
  const told = await readFact(query, toldAt(alert));
  if (!lasts) return told === null ? null : "over";
  return told === null || isLater(now, told, dayMs) ? "lasts" : null;
}

/**
 * Whether this process may say it: one among all replicas, for the next ten
 * minutes.
 */
export async function claimNotice(
  query: Query,
  notice: StoredAlert | "suspects",
  now: number,
) {
  const claimed = await query(
    `INSERT INTO contact_fact (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = $2
     WHERE contact_fact.value <= $3 OR contact_fact.value > $2 RETURNING name`,
    [`${notice}_tried_at`, now, now - retryMs],
  );
  return claimed.length > 0;
}

export async function recordAlert(
  query: Query,
  alert: StoredAlert,
  news: AlertNews,
  now: number,
) {
  if (news === "lasts") await writeFact(query, toldAt(alert), now);
  else await removeFact(query, toldAt(alert));
}

export const recordDigest = (query: Query, now: number) =>
  writeFact(query, toldAt("suspects"), now);

/**
 * The suspected spam since the last digest, if that is a week old. The first
 * week begins with the first call.
 */
export async function dueDigest(
  query: Query,
  now: number,
): Promise<Digest | null> {
  const since = await readFact(query, toldAt("suspects"));
  if (since !== null && !isLater(now, since, weekMs)) return null;
  const digest =
    since === null || since > now ? null : await suspectsSince(query, since);
  if (digest === null) await recordDigest(query, now);
  return digest;
}

async function suspectsSince(
  query: Query,
  since: number,
): Promise<Digest | null> {
  const suspects = "FROM contact_message WHERE spam = 1 AND received_at > $1";
  const [row] = await query<{ count: number }>(
    `SELECT count(*) AS count ${suspects}`,
    [since],
  );
  if (!row?.count) return null;
  const rows = await query<{ id: string; receivedAt: number; payload: string }>(
    `SELECT id, received_at AS "receivedAt", payload ${suspects} ORDER BY sequence DESC LIMIT $2`,
    [since, mostInDigest],
  );
  const newest = rows.map(({ id, receivedAt, payload }) => ({
    id,
    receivedAt,
    // Nobody reads a longer one.
    email: (fromPayload(payload)?.email ?? "").slice(0, 300),
  }));
  return { since, count: row.count, newest };
}
