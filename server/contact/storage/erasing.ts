import { shortBytes } from "../message.ts";
import type { Query } from "./database.ts";
import { readFact, removeFact, writeFact } from "./schema.ts";

const dayMs = 24 * 60 * 60 * 1000;
const leapMs = 2 * dayMs;

/**
 * All messages received before this time, as the privacy policy promises: also
 * those that a delivery still waits for. Says how many of them never reached a
 * sink of the owner.
 */
export async function eraseOlder(query: Query, before: number) {
  const undelivered = await query(
    `SELECT id FROM contact_message WHERE received_at < $1
       AND id IN (SELECT message_id FROM contact_delivery WHERE state <> 'delivered' AND sink <> 'acknowledgement')`,
    [before],
  );
  const erased = await query(
    "DELETE FROM contact_message WHERE received_at < $1 RETURNING id",
    [before],
  );
  return { count: erased.length, undelivered: undelivered.length };
}

/**
 * Messages with a date in the future came while the clock was ahead. They are
 * at least as old as the housekeeping that found them, so they are kept for the
 * days from then. A leap of the clock starts the days again.
 */
export async function eraseAhead(
  query: Query,
  now: number,
  keepMs: number,
): Promise<number> {
  const [row] = await query<{ last: number | null }>(
    "SELECT max(sequence) AS last FROM contact_message WHERE received_at > $1",
    [now],
  );
  const last = row?.last ?? null;
  const foundAt = await readFact(query, "ahead_found_at");
  if (last === null) {
    if (foundAt !== null) await removeFact(query, "ahead_found_at");
    return 0;
  }
  if (foundAt === null || foundAt > now) {
    await writeFact(query, "ahead_found_at", now);
    await writeFact(query, "ahead_last", last);
    return 0;
  }
  if (now - foundAt <= keepMs) return 0;
  await removeFact(query, "ahead_found_at");
  const erased = await query(
    "DELETE FROM contact_message WHERE received_at > $1 AND sequence <= $2 RETURNING id",
    [now, (await readFact(query, "ahead_last")) ?? 0],
  );
  return erased.length;
}

/**
 * The oldest suspected spam beyond this many bytes. Short and long messages
 * have half of them each, so that a few long ones do not flush out a short
 * message that is wrongly suspected.
 */
export async function trimSpam(
  query: Query,
  mostBytes: number,
): Promise<number> {
  const erased = await query(
    `DELETE FROM contact_message WHERE sequence IN (
       SELECT sequence FROM (
         SELECT sequence, sum(size) OVER (PARTITION BY size > $2 ORDER BY sequence DESC) AS total
         FROM contact_message WHERE spam = 1
       ) AS suspected WHERE total > $1
     ) RETURNING id`,
    [mostBytes / 2, shortBytes],
  );
  return erased.length;
}

/**
 * The time to erase by, or null for not now. A clock that leaps ahead would
 * erase everything at once: after a leap, erasing by the new time waits for a
 * day, in which the clock may be corrected. A server that was off for a week
 * looks the same, so what had expired when it was last on is erased first.
 */
export async function timeToEraseBy(query: Query, now: number) {
  const before = await readFact(query, "housekeeping_at");
  let erasingFrom = (await readFact(query, "erasing_from")) ?? 0;
  const leapt = before !== null && now - before > leapMs;
  if (leapt) {
    erasingFrom = now + dayMs;
    await removeFact(query, "ahead_found_at");
  }
  // Further ahead than ever written: the clock has been set back since.
  else if (erasingFrom - now > leapMs) erasingFrom = 0;
  await writeFact(query, "housekeeping_at", now);
  await writeFact(query, "erasing_from", erasingFrom);
  if (now >= erasingFrom) return { time: now, postponedUntil: null };
  return { time: leapt ? before : null, postponedUntil: erasingFrom };
}
