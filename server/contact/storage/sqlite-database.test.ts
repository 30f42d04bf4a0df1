import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { SqliteDatabase } from "./sqlite-database.ts";

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "inbox-"));
  file = join(folder, "private", "inbox.sqlite");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const insert = (id: string) =>
  ["INSERT INTO contact_message (id, received_at, spam, payload) VALUES ($1, 0, 0, '')", [id]] as const;
const count = async (database: SqliteDatabase) =>
  (await database.read<{ count: number }>("SELECT count(*) AS count FROM contact_message"))[0]?.count;

it("keeps folder and file from other users, the journal too", async () => {
  const database = await SqliteDatabase.open(file);
  await database.transaction(({ query }) => query(...insert("a")));
  const modes = await Promise.all(
    [join(folder, "private"), file, `${file}-wal`].map(async (path) => (await stat(path)).mode & 0o777),
  );
  await database.close();
  expect(modes).toEqual([0o700, 0o600, 0o600]);
});

it("keeps the others when one of a group fails", async () => {
  const database = await SqliteDatabase.open(file);
  const results = await Promise.allSettled([
    database.transaction(({ query }) => query(...insert("a"))),
    database.transaction(async ({ query }) => {
      await query(...insert("b"));
      throw new Error("changed my mind");
    }),
    database.transaction(({ query }) => query(...insert("a"))),
    database.transaction(({ query }) => query(...insert("c"))),
  ]);
  const stored = await database.read<{ id: string }>("SELECT id FROM contact_message ORDER BY id");
  await database.close();
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected", "fulfilled"]);
  expect(stored.map(({ id }) => id)).toEqual(["a", "c"]);
});

it("leaves no trace of a deleted row, while it is open and being read", async () => {
  const database = await SqliteDatabase.open(file);
  const secret = "a-visitor-who-asked-to-be-forgotten";
  await database.transaction(({ query }) => query(...insert(secret)));
  const bytes = async () => {
    const files = await Promise.all([file, `${file}-wal`].map((path) => readFile(path, "latin1")));
    return files.join("");
  };
  expect(await bytes()).toContain(secret);
  await database.transaction(({ query }) => query("DELETE FROM contact_message"));
  await database.wipeDeleted();
  expect(await bytes()).not.toContain(secret);
  await database.close();
});

it("reads only what is committed", async () => {
  const database = await SqliteDatabase.open(file);
  const seen = await database.transaction(async ({ query }) => {
    await query(...insert("a"));
    return count(database);
  });
  expect([seen, await count(database)]).toEqual([0, 1]);
  await database.close();
});

it("finishes what was asked before it closes", async () => {
  const database = await SqliteDatabase.open(file);
  const writing = Array.from({ length: 600 }, (_, index) =>
    database.transaction(({ query }) => query(...insert(`${index}`))),
  );
  await database.close();
  await Promise.all(writing);
  const again = await SqliteDatabase.open(file);
  expect(await count(again)).toBe(600);
  await again.close();
});

it("refuses an inbox that a newer release has migrated", async () => {
  await (await SqliteDatabase.open(file)).close();
  const newer = new DatabaseSync(file);
  newer.exec("UPDATE contact_schema SET version = 99");
  newer.close();
  await expect(SqliteDatabase.open(file)).rejects.toThrow(/version 99.*newer release/);
});

it("refuses a file that is no database", async () => {
  await expect(SqliteDatabase.open("/dev/null")).rejects.toThrow();
});
