import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  afterAll,
  beforeAll,
  describe,
  expect,
  it,
  onTestFinished,
} from "vitest";
import { testFolder } from "../../tests/tools/test-folder.ts";
import { type Collector, startCollector } from "../testing/server-process.ts";
import { parseContactEnvironment } from "./environment.ts";
import type { StoredMessage } from "./message.ts";
import { openInbox } from "./storage/inbox.ts";
import { sampleSubmission } from "./testing/samples.ts";
import { stores } from "./testing/stores.ts";

const rounds = 6;
const senders = 16;
const acknowledgedEachRound = 60;

/** What was sent, by its text; the id once it is acknowledged. */
type Sent = Map<string, string | null>;

const submission = (text: string) => ({ ...sampleSubmission, message: text });

/**
 * Sends until stopped or cut off. The text of a message is also its idempotency
 * key.
 */
async function keepSending(
  collector: Collector,
  sent: Sent,
  name: string,
  enough: () => boolean,
) {
  for (let count = 0; !enough(); count++) {
    const text = `${name}-${count}`;
    sent.set(text, null);
    try {
      sent.set(text, (await collector.send(submission(text), text)).id);
    } catch {
      return;
    }
  }
}

async function storedIn(
  environment: Record<string, string>,
): Promise<StoredMessage[]> {
  const inbox = await openInbox(parseContactEnvironment(environment));
  const messages = await inbox.list({ limit: 1_000_000 });
  await inbox.close();
  return messages;
}

describe.each(stores())("a collector on $kind", ({ store }) => {
  beforeAll(() => store.start());
  afterAll(() => store.stop());

  it("has every acknowledged message after being killed under load several times", async () => {
    const environment = await store.empty();
    const sent: Sent = new Map();
    for (let round = 0; round < rounds; round++) {
      const collector = await startCollector(environment);
      const before = acknowledged(sent).length;
      let killed: Promise<unknown> | undefined;
      const enough = () => {
        if (acknowledged(sent).length - before >= acknowledgedEachRound)
          killed ??= collector.end("SIGKILL");
        return false;
      };
      await Promise.all(
        Array.from({ length: senders }, (_, index) =>
          keepSending(collector, sent, `${round}-${index}`, enough),
        ),
      );
      await killed;
    }

    const afterKills = new Map(
      (await storedIn(environment)).map((message) => [message.id, message]),
    );
    expect(acknowledged(sent).length).toBeGreaterThanOrEqual(
      rounds * acknowledgedEachRound,
    );
    for (const [text, id] of acknowledged(sent)) {
      expect(afterKills.get(id)?.submission).toEqual(submission(text));
    }

    // Senders without a response try again: then each message is stored exactly
    // once.
    const collector = await startCollector(environment);
    for (const [text, id] of sent) {
      if (id === null)
        expect((await collector.send(submission(text), text)).status).toBe(200);
    }
    expect(await collector.end("SIGTERM")).toBe(0);
    const texts = (await storedIn(environment)).map(
      (message) => message.submission.message,
    );
    expect(texts.sort()).toEqual([...sent.keys()].sort());
  }, 120_000);

  it("finishes accepted requests when it is stopped", async () => {
    const environment = await store.empty();
    const collector = await startCollector(environment);
    const sent: Sent = new Map();
    let ending: Promise<number | null> | undefined;
    const enough = () => {
      if (acknowledged(sent).length >= 40) ending ??= collector.end("SIGTERM");
      return ending !== undefined;
    };
    await Promise.all(
      Array.from({ length: senders }, (_, index) =>
        keepSending(collector, sent, `${index}`, enough),
      ),
    );
    expect(await ending).toBe(0);
    const stored = (await storedIn(environment)).map((message) => message.id);
    expect(stored.sort()).toEqual(
      acknowledged(sent)
        .map(([, id]) => id)
        .sort(),
    );
  });
});

function acknowledged(sent: Sent): [string, string][] {
  return [...sent].filter(
    (entry): entry is [string, string] => entry[1] !== null,
  );
}

it.runIf(process.platform === "linux")(
  "answers 503 on a full disk, keeps what it acknowledged, and accepts messages once there is room",
  async (context) => {
    const folder = testFolder("inbox-full");
    context.skip(!tryMount(folder), "no right to mount a small disk here");
    // Runs before the removal above: hooks run in reverse order.
    onTestFinished(() => void execFileSync("umount", [folder]));
    const collector = await startCollector({
      DATA_DIR: folder,
      CONTACT_DISK_FLOOR_MEGABYTES: "0",
    });
    onTestFinished(() => void collector.end("SIGKILL"));
    const ballast = join(folder, "ballast");
    writeFileSync(ballast, Buffer.alloc(3_000_000));
    const large = submission("x".repeat(50_000));
    const ids: (string | null)[] = [];
    let answer = await collector.send(large);
    for (
      ;
      answer.status === 200 && ids.length < 200;
      answer = await collector.send(large)
    )
      ids.push(answer.id);
    expect([answer.status, (await collector.send(large)).status]).toEqual([
      503, 503,
    ]);
    rmSync(ballast);
    ids.push((await collector.send(submission("after"))).id);
    expect(await collector.end("SIGTERM")).toBe(0);
    const stored = (await storedIn({ DATA_DIR: folder })).map(
      (message) => message.id,
    );
    expect(stored.sort()).toEqual(ids.sort());
  },
);

/** Mounting a small tmpfs needs a privilege that containers may withhold. */
function tryMount(folder: string): boolean {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=4m", "tmpfs", folder], {
      stdio: "ignore",
    });
    return true;
  } catch {
    return false;
  }
}
