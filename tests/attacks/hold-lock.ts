/**
 * Holds the write lock of a SQLite file until its input ends, as a backup or
 * another program might.
 */
import { DatabaseSync } from "node:sqlite";

const [file = ""] = process.argv.slice(2);
const database = new DatabaseSync(file, { timeout: 5000 });
database.exec("BEGIN IMMEDIATE");
process.stdout.write("locked\n");
process.stdin.resume().on("end", () => {
  database.exec("ROLLBACK");
  database.close();
});
