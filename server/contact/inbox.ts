import type { LeadSource } from "./lead-source.ts";
import type { SpamReason } from "./spam/judge.ts";

/** What a visitor sent, to the letter, and how they found the form. */
export interface Submission extends LeadSource {
  name: string;
  email: string;
  projectType: string | null;
  message: string;
  website: string | null;
}

export type SinkName = "webhook" | "mail" | "acknowledgement";

/** Whether a sink brings messages to their owner; an acknowledgement goes to the visitor. */
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

/** The signs of spam added up, and which they are. */
export interface Suspicion {
  score: number;
  reasons: readonly SpamReason[];
}

/** Times are milliseconds since 1970. */
export interface StoredMessage {
  sequence: number;
  id: string;
  receivedAt: number;
  readAt: number | null;
  suspectedSpam: boolean;
  /** What the judgement was when it came; `suspectedSpam` may have been corrected since. */
  suspicion: Suspicion;
  submission: Submission;
  deliveries: Delivery[];
}

export interface NewMessage {
  submission: Submission;
  suspectedSpam: boolean;
  suspicion: Suspicion;
  /** The same for messages of the same words. */
  fingerprint: string | null;
  idempotencyKey: string | null;
}

export type AddResult =
  | { outcome: "stored" | "repeated"; id: string }
  /** The key was used before, for other words. */
  | { outcome: "mismatch" };

export interface MessageFilter {
  spam?: boolean;
  unread?: boolean;
  undelivered?: boolean;
  /** Words that must all occur in the message, its sender or its id. */
  search?: string;
  /** Only messages older than this sequence number: the cursor of the next page. */
  before?: number;
  limit: number;
}

export interface PurgeRequest {
  what: "delivered" | "spam";
  olderThanDays: number;
  dryRun: boolean;
}

/** A delivery that this process alone may attempt until the lease runs out. */
export interface LeasedDelivery {
  sequence: number;
  lease: string;
  attempts: number;
  queuedAt: number;
  message: { id: string; receivedAt: number; submission: Submission };
}

/** What was deleted, and whether every trace of it is gone: a reader of the store can delay that. */
export interface Erasure {
  count: number;
  wiped: boolean;
}

export interface InboxHealth {
  /** Whether a message that comes now can be kept. */
  reachable: boolean;
  /** Why not: a code, without anything that a visitor wrote. */
  problem: string | null;
  /** Deliveries not yet made, dead letters apart. */
  waiting: number;
  /** Deliveries, dead letters among them, queued over an hour ago and still not made. */
  stuck: number;
  dead: number;
}

export const unreachable = (error: unknown): InboxHealth => ({
  reachable: false,
  problem: kindOf(error),
  waiting: 0,
  stuck: 0,
  dead: 0,
});

/** An error's text may quote a visitor; its kind does not. */
export function kindOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return String(code ?? name ?? "unknown");
}

/**
 * What the running server asks of the store. A promise that resolves means that the change is on disk;
 * one that rejects means that nothing of it is.
 */
export interface LiveInbox {
  readonly sinks: readonly SinkName[];
  now(): number;

  add(message: NewMessage): Promise<AddResult>;
  /** How many messages of the same words came since this time. */
  countAlike(fingerprint: string, since: number): Promise<number>;

  leaseDeliveries(sink: SinkName, limit: number): Promise<LeasedDelivery[]>;
  recordDelivered(delivery: LeasedDelivery): Promise<void>;
  /** With no time for a retry the delivery becomes a dead letter. */
  recordFailure(delivery: LeasedDelivery, error: string, retryInMs: number | null): Promise<void>;
  /** Forgets a delivery that is not to be made after all. */
  recordSkipped(delivery: LeasedDelivery): Promise<void>;
  /** Reserves the one acknowledgement that an address gets in an hour, among all replicas; false when it is taken. */
  claimAcknowledgement(address: string, messageId: string): Promise<boolean>;
  /** Gives it back when the mail was certainly not sent. */
  releaseAcknowledgement(address: string, messageId: string): Promise<void>;

  /** Erases what is past its time, and suspected spam beyond its quota. */
  eraseExpired(): Promise<Erasure>;
  /** Never rejects: an unreachable store is part of the answer. */
  health(): Promise<InboxHealth>;
  close(): Promise<void>;
}

/** All of it, for the command line. */
export interface Inbox extends LiveInbox {
  list(filter: MessageFilter): Promise<StoredMessage[]>;
  /** Takes an id or its beginning; several answers mean that the beginning is ambiguous. */
  find(idPrefix: string): Promise<StoredMessage[]>;
  markRead(id: string, read: boolean): Promise<boolean>;
  /** Clears the suspicion and queues the message for every configured sink. */
  markNotSpam(id: string): Promise<boolean>;
  /** Marks as suspected spam what was not, and forgets the deliveries that were not made. */
  markSpam(id: string): Promise<boolean>;
  remove(id: string): Promise<Erasure>;
  /** Queues the message anew for every configured sink that brings it to its owner, and for no other. */
  redeliver(id: string): Promise<boolean>;
  /** Queues the dead letters of every configured sink anew, and returns their messages' ids. */
  redeliverDead(): Promise<string[]>;
  /** Counts (and unless it is a dry run deletes) old messages, never undelivered ones. */
  purge(request: PurgeRequest): Promise<Erasure>;
  /** Writes a SQLite file that DATA_DIR can hold, while everything keeps running. */
  backup(file: string): Promise<void>;
  /** Adds what a backup holds and the store does not; counts the messages. */
  restore(file: string): Promise<number>;
}
