import type { Query } from "./database.ts";
import { readFact, writeFact } from "./schema.ts";

const dayMs = 24 * 60 * 60 * 1000;
const leapMs = 2 * dayMs;

/** All messages received before this time, except those with pending deliveries. */
export async function eraseOlder(query: Query, before: number): Promise<number> {
  const erased = await query(
    `DELETE FROM contact_message WHERE received_at < $1
       AND id NOT IN (SELECT message_id FROM contact_delivery WHERE state = 'waiting') RETURNING id`,
    [before],
  );
  return erased.length;
}

/** The oldest suspected spam beyond this many bytes. */
export async function trimSpam(query: Query, mostBytes: number): Promise<number> {
  const erased = await query(
    `DELETE FROM contact_message WHERE sequence IN (
       SELECT sequence FROM (
         SELECT sequence, sum(size) OVER (ORDER BY sequence DESC) AS total FROM contact_message WHERE spam = 1
       ) AS suspected WHERE total > $1
     ) RETURNING id`,
    [mostBytes],
  );
  return erased.length;
}

/**
 * A clock that leaps ahead would erase everything at once. After a leap, erasing by age waits for a day, in which the
 * clock may be corrected; a server that was off for a week only waits. Returns until when, or null.
 */
export async function postponeAfterLeap(query: Query, now: number): Promise<number | null> {
  const before = await readFact(query, "housekeeping_at");
  let erasingFrom = (await readFact(query, "erasing_from")) ?? 0;
  if (before !== null && now - before > leapMs) erasingFrom = now + dayMs;
  // Further ahead than ever written: the clock has been set back since.
  else if (erasingFrom - now > leapMs) erasingFrom = 0;
  await writeFact(query, "housekeeping_at", now);
  await writeFact(query, "erasing_from", erasingFrom);
  return now < erasingFrom ? erasingFrom : null;
}
