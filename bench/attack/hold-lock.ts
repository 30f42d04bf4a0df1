/** Holds the write lock of a SQLite file for some milliseconds, as a backup or another program might. */
import { DatabaseSync } from "node:sqlite";

const [file = "", milliseconds = "0"] = process.argv.slice(2);
const database = new DatabaseSync(file, { timeout: 5000 });
database.exec("BEGIN IMMEDIATE");
process.stdout.write("locked\n");
setTimeout(() => {
  database.exec("ROLLBACK");
  database.close();
}, Number(milliseconds));
