import type { FieldValues, LeadSource } from "./fields.ts";
import type { SpamReason } from "./spam/judge.ts";

/** What a visitor sent, unchanged, and how they found the form. */
export interface Submission extends FieldValues, LeadSource {
  /**
   * What was sent in fields that this release does not have. Omitted if there
   * is nothing.
   */
  unlisted?: Record<string, string>;
}

/** What a stored message takes beside its text. */
const overheadBytes = 500;
/** What a message with this text takes. */
export const storedBytes = (text: string): number =>
  Buffer.byteLength(text) + overheadBytes;

/**
 * What people write is shorter. Only longer messages are limited by their
 * bytes.
 */
export const shortBytes = 8 * 1024;

export type SinkName = "webhook" | "mail" | "acknowledgement";

/**
 * Whether a sink delivers to the owner; an acknowledgement goes to the visitor.
 */
export const isForwarding = (sink: SinkName): boolean =>
  sink !== "acknowledgement";

export interface Delivery {
  sink: SinkName;
  state: "waiting" | "delivered" | "dead";
  attempts: number;
  queuedAt: number;
  nextAttemptAt: number;
  deliveredAt: number | null;
  lastError: string | null;
}

/** The total of the spam signs, and which ones. */
export interface Suspicion {
  score: number;
  reasons: readonly SpamReason[];
}

export interface NewMessage {
  submission: Submission;
  /** The verdict on arrival, and what follows from it. */
  suspicion: Suspicion;
  suspectedSpam: boolean;
  /** Equal for messages with the same text. */
  fingerprint: string | null;
  idempotencyKey: string | null;
}

/**
 * Times are milliseconds since 1970. `suspectedSpam` may have been corrected
 * since the message arrived.
 */
export interface StoredMessage
  extends Pick<NewMessage, "submission" | "suspicion" | "suspectedSpam"> {
  sequence: number;
  id: string;
  receivedAt: number;
  /** The stored text cannot be decoded, and `submission` only says so. */
  unreadable: boolean;
  deliveries: Delivery[];
}

export type AddResult =
  | { outcome: "stored" | "repeated"; id: string }
  /** The key was used before with a different message. */
  | { outcome: "mismatch" };

export interface MessageFilter {
  spam?: boolean;
  undelivered?: boolean;
  /**
   * Only messages older than this sequence number: the cursor for the next
   * page.
   */
  before?: number;
  limit: number;
}

/** A delivery that only this process may attempt until the lease expires. */
export interface LeasedDelivery {
  sequence: number;
  lease: string;
  attempts: number;
  queuedAt: number;
  message: { id: string; receivedAt: number; submission: Submission };
}

/**
 * What was deleted, and where traces remain: in a journal that another program
 * reads, or wherever PostgreSQL has them.
 */
export interface Erasure {
  count: number;
  traces: "none" | "journal" | "database";
}

/** The longest delay between two attempts. */
export const longestRetryMs = 24 * 60 * 60 * 1000;

export interface Fullness {
  usedBytes: number;
  limitBytes: number;
}

/** A delivery that waits for longer is stuck. */
export const stuckAfterMs = 60 * 60 * 1000;

export interface UndeliveredCounts {
  /** Pending deliveries, without dead letters. */
  waiting: number;
  /** Dead letters included. */
  stuck: number;
  dead: number;
}

/** What the metrics say of the inbox. */
export interface InboxMeasures {
  /** Only sinks for which something waits or was given up. */
  deliveries: {
    sink: SinkName;
    waiting: number;
    dead: number;
    oldestWaitingMs: number;
  }[];
  bytes: { accepted: number; suspected: number };
}

/**
 * Whether a new message can be stored now; if not, why: a code without any
 * visitor's text.
 */
export type InboxHealth =
  | ({ reachable: true } & UndeliveredCounts)
  | { reachable: false; problem: string };

export const unreachable = (error: unknown): InboxHealth => ({
  reachable: false,
  problem: kindOf(error),
});

/** An error's message may quote a visitor; its name does not. */
export function kindOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return String(code ?? name ?? "unknown");
}
