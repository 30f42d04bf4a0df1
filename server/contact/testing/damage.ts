import { closeSync, openSync, writeSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/** Overwrites the first page of the index of ids with zeros, as a failing disk might. Nothing may have the file open. */
export function damage(file: string): void {
  const database = new DatabaseSync(file);
  const root = database
    .prepare("SELECT rootpage FROM sqlite_master WHERE name = 'sqlite_autoindex_contact_message_1'")
    .get();
  const size = Object.values(database.prepare("PRAGMA page_size").get() ?? {})[0];
  // In SQLite's old journal mode, so that nothing is left in a journal.
  database.exec("PRAGMA journal_mode = DELETE");
  database.close();
  const handle = openSync(file, "r+");
  writeSync(handle, Buffer.alloc(Number(size)), 0, Number(size), (Number(root?.rootpage) - 1) * Number(size));
  closeSync(handle);
}
