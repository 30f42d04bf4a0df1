import { createHash } from "node:crypto";
import type { Query } from "./database.ts";

const hourMs = 60 * 60 * 1000;
/**
 * Anyone can enter anyone's address, so the mails to strangers are limited as
 * well.
 */
const mostPerHour = 60;

/**
 * One acknowledgement per mailbox and hour, and a limited number for all
 * mailboxes, among all replicas.
 */
export async function claimAcknowledgement(
  query: Query,
  address: string,
  messageId: string,
  now: number,
) {
  // Locks the row, so that replicas count one after another.
  await query("UPDATE contact_schema SET version = version");
  await query("DELETE FROM contact_acknowledgement WHERE claimed_at <= $1", [
    now - hourMs,
  ]);
  const [row] = await query<{ count: number }>(
    "SELECT count(*) AS count FROM contact_acknowledgement",
  );
  if (!row || row.count >= mostPerHour) return false;
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
) {
  await query(
    "DELETE FROM contact_acknowledgement WHERE address_digest = $1 AND message_id = $2",
    [digest(address), messageId],
  );
}

/**
 * Capitals, dots and a +tag lead to the same mailbox, at least at some
 * providers. Stored as a digest, so that the table reveals no addresses.
 */
function digest(address: string): string {
  const [local = "", domain = ""] = address.toLowerCase().split("@");
  const mailbox = `${local.replace(/\+.*/, "").replaceAll(".", "")}@${domain}`;
  return createHash("sha256").update(mailbox).digest("hex");
}
