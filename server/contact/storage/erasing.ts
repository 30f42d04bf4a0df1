import type { Queries } from "./database.ts";

type Query = Queries["query"];

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
