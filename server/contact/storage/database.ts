export type SqlValue = string | number | null;

export interface Queries {
  /** Placeholders are $1, $2 …, which SQLite and PostgreSQL both understand. */
  query<Row>(sql: string, values?: readonly SqlValue[]): Promise<Row[]>;
}

/** What the inbox needs from a database, and where SQLite and PostgreSQL differ. */
export interface Database {
  /** Appended to a SELECT whose rows are about to be leased. */
  readonly lockRows: "" | "FOR UPDATE SKIP LOCKED";
  /** Reads committed data. */
  read: Queries["query"];
  /** Resolves once all writes are on disk; rejects if nothing was kept. */
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /** Rejects with a StoreError if a new message should not be written now. */
  requireRoom(): Promise<void>;
  /**
   * After a deletion: wipes the remains that the database keeps for its own purposes. False if a concurrent reader
   * prevents it.
   */
  wipeDeleted(): Promise<boolean>;
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}
