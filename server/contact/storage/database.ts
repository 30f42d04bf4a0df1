import type { Erasure } from "../message.ts";

export type SqlValue = string | number | null;

/** Placeholders are $1, $2 …, which SQLite and PostgreSQL both understand. */
export type Query = <Row>(
  sql: string,
  values?: readonly SqlValue[],
) => Promise<Row[]>;

/**
 * What the inbox needs from a database, and where SQLite and PostgreSQL differ.
 */
export interface Database {
  /** Appended to a SELECT of deliveries d that are about to be leased. */
  readonly lockRows: "" | "FOR UPDATE OF d SKIP LOCKED";
  /** The clock that all replicas share. */
  now(query: Query): Promise<number>;
  /** Reads committed data. */
  read: Query;
  /** Resolves once all writes are on disk; rejects if nothing was kept. */
  transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
  /** Rejects with a StoreError if a new message should not be written now. */
  requireRoom(): Promise<void>;
  /**
   * After a deletion: wipes what it can of the remains, and says where some are
   * left.
   */
  wipeDeleted(): Promise<Erasure["traces"]>;
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}

const sentences = {
  STORE_DISK_FLOOR:
    "The disk of DATA_DIR has less free space than CONTACT_DISK_FLOOR_MEGABYTES.",
  STORE_QUOTA:
    "The accepted messages fill CONTACT_MEGABYTES: export and delete some, or raise it. Long messages are refused first.",
  STORE_FILES_GONE:
    "The inbox's files were deleted or replaced while they were open: restart the server.",
  STORE_DAMAGED:
    "The inbox's file is damaged: stop the server and put the last backup in its place.",
  STORE_BUSY: "Too many messages wait to be written.",
  STORE_STOPPED: "The store has stopped.",
} as const;

/**
 * Why the store cannot store a message now. The code is for the log and
 * /readyz.
 */
export class StoreError extends Error {
  readonly code: keyof typeof sentences;

  constructor(code: keyof typeof sentences) {
    super(sentences[code]);
    this.code = code;
  }
}
