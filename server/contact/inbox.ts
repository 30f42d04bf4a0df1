import type { LeadSource } from "./lead-source.ts";
import type { SpamReason } from "./spam/judge.ts";

/** What a visitor sent, unchanged, and how they found the form. */
export interface Submission extends LeadSource {
  name: string;
  email: string;
  projectType: string | null;
  message: string;
  website: string | null;
}

export type SinkName = "webhook" | "mail" | "acknowledgement";

/** Whether a sink delivers to the owner; an acknowledgement goes to the visitor. */
export const isForwarding = (sink: SinkName): boolean => sink !== "acknowledgement";

export type DeliveryState = "waiting" | "delivered" | "dead";

export interface Delivery {
  sink: SinkName;
  state: DeliveryState;
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

/** Times are milliseconds since 1970. */
export interface StoredMessage {
  sequence: number;
  id: string;
  receivedAt: number;
  suspectedSpam: boolean;
  /** The verdict on arrival; `suspectedSpam` may have been corrected since. */
  suspicion: Suspicion;
  submission: Submission;
  /** The stored text cannot be decoded, and `submission` is empty. */
  unreadable: boolean;
  deliveries: Delivery[];
}

export interface NewMessage {
  submission: Submission;
  suspectedSpam: boolean;
  suspicion: Suspicion;
  /** Equal for messages with the same text. */
  fingerprint: string | null;
  idempotencyKey: string | null;
}

export type AddResult =
  | { outcome: "stored" | "repeated"; id: string }
  /** The key was used before with a different message. */
  | { outcome: "mismatch" };

export interface MessageFilter {
  spam?: boolean;
  undelivered?: boolean;
  /** Only messages older than this sequence number: the cursor for the next page. */
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

/** What was deleted, and where traces remain: in a journal that another program reads, or wherever PostgreSQL has them. */
export interface Erasure {
  count: number;
  traces: "none" | "journal" | "database";
}

export interface Expiry extends Erasure {
  /** Erasing by age waits until then, because the clock has leapt ahead. */
  postponedUntil: number | null;
}

export interface UndeliveredCounts {
  /** Pending deliveries, without dead letters. */
  waiting: number;
  /** Deliveries queued over an hour ago and still not made, dead letters included. */
  stuck: number;
  dead: number;
}

/** Whether a new message can be stored now; if not, why: a code without any visitor's text. */
export type InboxHealth = ({ reachable: true } & UndeliveredCounts) | { reachable: false; problem: string };

export const unreachable = (error: unknown): InboxHealth => ({ reachable: false, problem: kindOf(error) });

/** An error's message may quote a visitor; its name does not. */
export function kindOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return String(code ?? name ?? "unknown");
}

/**
 * The store as the running server uses it. A resolved promise means that the change is on disk, a rejected one that
 * nothing of it is.
 */
export interface LiveInbox {
  readonly sinks: readonly SinkName[];
  now(): number;

  add(message: NewMessage): Promise<AddResult>;
  /** How many messages with the same text came since this time. */
  countAlike(fingerprint: string, since: number): Promise<number>;

  leaseDeliveries(sink: SinkName, limit: number): Promise<LeasedDelivery[]>;
  recordDelivered(delivery: LeasedDelivery): Promise<void>;
  /** Without a time for a retry, the delivery becomes a dead letter. */
  recordFailure(delivery: LeasedDelivery, error: string, retryInMs: number | null): Promise<void>;
  /** Drops a delivery that must not be made. */
  recordSkipped(delivery: LeasedDelivery): Promise<void>;
  /** Claims the one acknowledgement per address and hour, among all replicas; false if it is taken. */
  claimAcknowledgement(address: string, messageId: string): Promise<boolean>;
  /** Releases the claim if the mail was certainly not sent. */
  releaseAcknowledgement(address: string, messageId: string): Promise<void>;

  /** Erases expired messages, and suspected spam beyond its quota. */
  eraseExpired(): Promise<Expiry>;
  /** Never rejects: an unreachable store is part of the result. */
  health(): Promise<InboxHealth>;
  close(): Promise<void>;
}

/** The full interface, for the command line. */
export interface Inbox extends LiveInbox {
  list(filter: MessageFilter): Promise<StoredMessage[]>;
  /** Takes an id or its start; several results mean that the start is ambiguous. */
  find(idPrefix: string): Promise<StoredMessage[]>;
  /** Clears the suspicion and queues the message for every configured sink. */
  markNotSpam(id: string): Promise<boolean>;
  /** Marks a message as spam and drops its pending deliveries. */
  markSpam(id: string): Promise<boolean>;
  remove(...ids: string[]): Promise<Erasure>;
  /** Queues the message again for every configured sink of its owner. */
  redeliver(id: string): Promise<boolean>;
  /** Queues the dead letters of every configured sink again, and returns their messages' ids. */
  redeliverDead(): Promise<string[]>;
  /** Writes a SQLite file that works in DATA_DIR, while everything keeps running. */
  backup(file: string): Promise<void>;
}
