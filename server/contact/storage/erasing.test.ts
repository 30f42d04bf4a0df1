import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { sampleMessage } from "../testing/samples.ts";
import { trimSpam } from "./erasing.ts";
import { insertMessage, rowBytes } from "./messages.ts";
import { SqliteDatabase } from "./sqlite-database.ts";

it("counts the bytes of complete rows towards the quota of suspected spam", async () => {
  const folder = await mkdtemp(join(tmpdir(), "inbox-"));
  const database = await SqliteDatabase.open(join(folder, "inbox.sqlite"));
  onTestFinished(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });
  const { submission: _, ...message } = sampleMessage({ suspectedSpam: true });
  const payload = '{"message":"नमस्ते"}';
  const [erased, kept] = await database.transaction(async (query) => {
    for (let count = 0; count < 5; count += 1) await insertMessage(query, message, payload, count);
    return [
      [await trimSpam(query, 3 * rowBytes(payload)), await trimSpam(query, 3 * rowBytes(payload) - 1)],
      await query("SELECT received_at FROM contact_message ORDER BY sequence"),
    ];
  });
  expect(erased).toEqual([2, 1]);
  expect(kept).toEqual([{ received_at: 3 }, { received_at: 4 }]);
});
