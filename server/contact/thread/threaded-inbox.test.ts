import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Worker } from "node:worker_threads";
import { afterEach, beforeEach, expect, it, onTestFinished } from "vitest";
import { testFolder } from "../../../tests/tools/test-folder.ts";
import { parseContactEnvironment } from "../environment.ts";
import { sampleMessage, sampleSubmission } from "../testing/samples.ts";
import { createThreadedInbox, type ThreadedInbox } from "./threaded-inbox.ts";

let folder: string;
let inbox: ThreadedInbox;
beforeEach(() => {
  folder = testFolder("inbox");
  inbox = createThreadedInbox(parseContactEnvironment({ DATA_DIR: folder }));
});
afterEach(() => inbox.close());

it("rejects pending calls if its thread ends, and continues with a new one", async () => {
  const threads: Worker[] = [];
  const remember = (thread: Worker) => threads.push(thread);
  process.on("worker", remember);
  onTestFinished(() => void process.off("worker", remember));
  await inbox.open();
  const lost = inbox.add(sampleMessage());
  await Promise.all([
    threads[0]?.terminate(),
    expect(lost).rejects.toMatchObject({ code: "STORE_STOPPED" }),
  ]);
  expect(await inbox.add(sampleMessage())).toMatchObject({ outcome: "stored" });
  expect(threads).toHaveLength(2);
});

it("refuses messages that would exceed its memory limit while the store hangs", async () => {
  await inbox.open();
  const holder = new DatabaseSync(join(folder, "inbox.sqlite"));
  holder.exec("BEGIN IMMEDIATE");
  const submission = { ...sampleSubmission, message: "x".repeat(1024 * 1024) };
  const waiting = Array.from({ length: 31 }, () =>
    inbox.add(sampleMessage({ submission })),
  );
  await expect(inbox.add(sampleMessage({ submission }))).rejects.toMatchObject({
    code: "STORE_BUSY",
  });
  holder.exec("ROLLBACK");
  holder.close();
  await Promise.all(waiting);
  expect(await inbox.add(sampleMessage({ submission }))).toMatchObject({
    outcome: "stored",
  });
});

it("reports that it is closed instead of waiting forever", async () => {
  await inbox.open();
  await inbox.close();
  await expect(inbox.add(sampleMessage())).rejects.toMatchObject({
    code: "STORE_STOPPED",
  });
  expect(await inbox.health()).toEqual({
    reachable: false,
    problem: "STORE_STOPPED",
  });
});
