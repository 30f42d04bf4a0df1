export type SqlValue = string | number | null;

export interface Queries {
  /** Placeholders are $1, $2 …, which SQLite and PostgreSQL both understand. */
  query<Row>(sql: string, values?: readonly SqlValue[]): Promise<Row[]>;
}

/** What the inbox asks of a database: the little in which SQLite and PostgreSQL differ. */
export interface Database {
  /** Appended to a SELECT whose rows are about to be leased. */
  readonly lockRows: "" | "FOR UPDATE SKIP LOCKED";
  /** Reads what is committed. */
  read: Queries["query"];
  /** Resolves once everything that the work wrote is on disk, or rejects and keeps nothing. */
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /** Rejects with a StoreError when a new message should not be written now. */
  requireRoom(): Promise<void>;
  /**
   * After a deletion: wipes what the database would keep of the rows for reasons of its own. False when somebody who
   * reads the database keeps it from that.
   */
  wipeDeleted(): Promise<boolean>;
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}
