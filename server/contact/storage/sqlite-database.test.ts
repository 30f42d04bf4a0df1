import { readdir, readFile, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, it } from "vitest";
import { testFolder } from "../../../tests/tools/test-folder.ts";
import { parseContactEnvironment } from "../environment.ts";
import { sampleMessage } from "../testing/samples.ts";
import { damage } from "../testing/stores.ts";
import { openInbox } from "./inbox.ts";
import { SqliteDatabase } from "./sqlite-database.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = testFolder("inbox");
  file = join(folder, "private", "inbox.sqlite");
});

const insert = (id: string) =>
  [
    "INSERT INTO contact_message (id, received_at, spam, payload) VALUES ($1, 0, 0, '')",
    [id],
  ] as const;

it("protects folder, file and journal from other users", async () => {
  const database = await SqliteDatabase.open(file);
  await database.transaction((query) => query(...insert("a")));
  const modes = await Promise.all(
    [join(folder, "private"), file, `${file}-wal`].map(
      async (path) => (await stat(path)).mode & 0o777,
    ),
  );
  await database.close();
  expect(modes).toEqual([0o700, 0o600, 0o600]);
});

it("overwrites a deleted row, and says if a reader prevents it until it is gone", async () => {
  const database = await SqliteDatabase.open(file);
  const secret = "a-visitor-who-asked-to-be-forgotten";
  const onDisk = async () =>
    (
      await Promise.all(
        [file, `${file}-wal`].map((path) => readFile(path, "latin1")),
      )
    ).join("");
  await database.transaction((query) => query(...insert(secret)));
  expect(await onDisk()).toContain(secret);
  const reader = new DatabaseSync(file, { readOnly: true });
  reader.exec("BEGIN");
  reader.prepare("SELECT id FROM contact_message").all();
  await database.transaction((query) => query("DELETE FROM contact_message"));
  expect(await database.wipeDeleted()).toBe("journal");
  reader.close();
  expect(await database.wipeDeleted()).toBe("none");
  expect(await onDisk()).not.toContain(secret);
  await database.close();
});

it("accepts nothing while another file is in its place", async () => {
  const database = await SqliteDatabase.open(file);
  await rename(file, `${file}.moved`);
  const other = await SqliteDatabase.open(join(folder, "other.sqlite"));
  await other.close();
  await rename(join(folder, "other.sqlite"), file);
  const adding = database.transaction((query) => query(...insert("a")));
  await expect(adding).rejects.toMatchObject({ code: "STORE_FILES_GONE" });
  await rename(`${file}.moved`, file);
  await database.transaction((query) => query(...insert("a")));
  await database.close();
});

it("migrates an inbox of the first release with its messages, and keeps a copy of it as it was", async () => {
  const old = new DatabaseSync(join(folder, "old.sqlite"));
  old.exec(`
    CREATE TABLE contact_schema (version INTEGER NOT NULL);
    INSERT INTO contact_schema VALUES (1);
    CREATE TABLE contact_message (
      sequence INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, received_at BIGINT NOT NULL,
      read_at BIGINT, spam SMALLINT NOT NULL, idempotency_key TEXT UNIQUE, payload TEXT NOT NULL,
      search_text TEXT NOT NULL);
    CREATE TABLE contact_delivery (
      sequence INTEGER PRIMARY KEY AUTOINCREMENT,
      message_id TEXT NOT NULL REFERENCES contact_message (id) ON DELETE CASCADE, sink TEXT NOT NULL,
      state TEXT NOT NULL, attempts INTEGER NOT NULL, queued_at BIGINT NOT NULL,
      next_attempt_at BIGINT NOT NULL, delivered_at BIGINT, last_error TEXT, lease TEXT, leased_until BIGINT,
      UNIQUE (message_id, sink));
    INSERT INTO contact_message (id, received_at, spam, payload, search_text) VALUES ('a', 1, 0, '{"name":"A"}', 'a');
  `);
  old.close();
  const database = await SqliteDatabase.open(join(folder, "old.sqlite"));
  const before = new DatabaseSync(join(folder, "old.sqlite.version-1"), {
    readOnly: true,
  });
  expect(
    before.prepare("SELECT id, search_text FROM contact_message").all(),
  ).toEqual([{ id: "a", search_text: "a" }]);
  before.close();
  const [row] = await database.read<object>("SELECT * FROM contact_message");
  await database.close();
  expect(row).toMatchObject({
    id: "a",
    payload: '{"name":"A"}',
    size: 512,
    spam_score: 0,
    fingerprint: null,
  });
  expect(row).not.toHaveProperty("search_text");
});

it("is not healthy after a message could not be written to a damaged file, and makes no backup of it", async () => {
  const environment = parseContactEnvironment({ DATA_DIR: folder });
  const sound = await openInbox(environment);
  await sound.add(sampleMessage());
  await sound.close();
  damage(join(folder, "inbox.sqlite"));
  const damaged = await openInbox(environment);
  await expect(damaged.add(sampleMessage())).rejects.toThrow();
  expect(await damaged.health()).toEqual({
    reachable: false,
    problem: "STORE_DAMAGED",
  });
  await expect(damaged.backup(join(folder, "copy.sqlite"))).rejects.toThrow(
    /damaged/,
  );
  await damaged.close();
  expect(
    (await readdir(folder)).filter((name) => name.startsWith("copy")),
  ).toEqual([]);
});

it("keeps nothing of a transaction that fails, and everything of the others", async () => {
  const database = await SqliteDatabase.open(file);
  const results = await Promise.allSettled([
    database.transaction((query) => query(...insert("a"))),
    database.transaction(async (query) => {
      await query(...insert("b"));
      throw new Error("changed my mind");
    }),
    database.transaction((query) => query(...insert("c"))),
  ]);
  const stored = await database.read<{ id: string }>(
    "SELECT id FROM contact_message ORDER BY id",
  );
  await database.close();
  expect(results.map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
  ]);
  expect(stored.map(({ id }) => id)).toEqual(["a", "c"]);
});

it("remembers a failed backup until one succeeds", async () => {
  const inbox = await openInbox(parseContactEnvironment({ DATA_DIR: folder }));
  const failedAt = async () => (await inbox.problems()).backupFailedAt;
  const copy = join(folder, "copy.sqlite");
  await inbox.backup(copy);
  expect(await failedAt()).toBeNull();
  await expect(inbox.backup(copy)).rejects.toThrow("already exists");
  expect(await failedAt()).toBeGreaterThan(Date.now() - 60_000);
  await inbox.backup(join(folder, "another.sqlite"));
  expect(await failedAt()).toBeNull();
  await inbox.close();
});
