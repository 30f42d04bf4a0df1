import { createHash } from "node:crypto";
import type { Query } from "./database.ts";

const onceInMs = 60 * 60 * 1000;

/** Only one replica's claim succeeds, because the address is the table's key. */
export async function claimAcknowledgement(
  query: Query,
  address: string,
  messageId: string,
  now: number,
): Promise<boolean> {
  await query("DELETE FROM contact_acknowledgement WHERE claimed_at <= $1", [now - onceInMs]);
  const claimed = await query(
    `INSERT INTO contact_acknowledgement (address_digest, message_id, claimed_at) VALUES ($1, $2, $3)
     ON CONFLICT (address_digest) DO NOTHING RETURNING message_id`,
    [digest(address), messageId, now],
  );
  return claimed.length > 0;
}

export async function releaseAcknowledgement(
  query: Query,
  address: string,
  messageId: string,
): Promise<void> {
  await query("DELETE FROM contact_acknowledgement WHERE address_digest = $1 AND message_id = $2", [
    digest(address),
    messageId,
  ]);
}

/** Capitals and a +tag lead to the same mailbox. Stored as a digest, so that the table reveals no addresses. */
function digest(address: string): string {
  const mailbox = address.toLowerCase().replace(/\+[^@]*@/, "@");
  return createHash("sha256").update(mailbox).digest("hex");
}
