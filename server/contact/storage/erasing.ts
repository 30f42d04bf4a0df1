import type { Queries } from "./database.ts";

type Query = Queries["query"];

/** Every message received before this time, but those that are still on their way to somebody. */
export async function eraseOlder(query: Query, before: number): Promise<number> {
  const erased = await query(
    `DELETE FROM contact_message WHERE received_at < $1
       AND id NOT IN (SELECT message_id FROM contact_delivery WHERE state = 'waiting') RETURNING id`,
    [before],
  );
  return erased.length;
}

/** The oldest suspected spam beyond so many bytes. */
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
