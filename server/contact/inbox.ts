/** What a visitor sent, to the letter. */
export interface Submission {
  name: string;
  email: string;
  projectType: string | null;
  message: string;
  website: string | null;
}

export type SinkName = "webhook" | "mail";

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

/** Times are milliseconds since 1970. */
export interface StoredMessage {
  sequence: number;
  id: string;
  receivedAt: number;
  readAt: number | null;
  suspectedSpam: boolean;
  submission: Submission;
  deliveries: Delivery[];
}

export interface NewMessage {
  submission: Submission;
  suspectedSpam: boolean;
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

export interface InboxHealth {
  reachable: boolean;
  /** Deliveries not yet made, dead letters apart. */
  waiting: number;
  /** Deliveries, dead letters among them, queued over an hour ago and still not made. */
  stuck: number;
  dead: number;
}

/**
 * The one door to the store. A promise that resolves means that the change is on disk;
 * one that rejects means that nothing of it is.
 */
export interface Inbox {
  readonly sinks: readonly SinkName[];
  now(): number;

  add(message: NewMessage): Promise<AddResult>;

  list(filter: MessageFilter): Promise<StoredMessage[]>;
  /** Takes an id or its beginning; several answers mean that the beginning is ambiguous. */
  find(idPrefix: string): Promise<StoredMessage[]>;
  markRead(id: string, read: boolean): Promise<boolean>;
  /** Clears the suspicion and queues the message for every configured sink. */
  markNotSpam(id: string): Promise<boolean>;
  remove(id: string): Promise<boolean>;
  /** Queues the message anew for every configured sink, and for no other. */
  redeliver(id: string): Promise<boolean>;
  /** Queues the dead letters of every configured sink anew, and returns their messages' ids. */
  redeliverDead(): Promise<string[]>;
  /** Counts (and unless it is a dry run deletes) old messages, never undelivered ones. */
  purge(request: PurgeRequest): Promise<number>;
  /** Writes a SQLite file that DATA_DIR can hold, while everything keeps running. */
  backup(file: string): Promise<void>;
  /** Adds what a backup holds and the store does not; counts the messages. */
  restore(file: string): Promise<number>;

  leaseDeliveries(sink: SinkName, limit: number): Promise<LeasedDelivery[]>;
  recordDelivered(delivery: LeasedDelivery): Promise<void>;
  /** With no time for a retry the delivery becomes a dead letter. */
  recordFailure(delivery: LeasedDelivery, error: string, retryInMs: number | null): Promise<void>;

  /** Never rejects: an unreachable store is part of the answer. */
  health(): Promise<InboxHealth>;
  close(): Promise<void>;
}
