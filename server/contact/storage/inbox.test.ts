import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  vi,
} from "vitest";
import { parseContactEnvironment } from "../environment.ts";
import { fields } from "../fields.ts";
import type { StoredMessage } from "../message.ts";
import { arrange } from "../submission.ts";
import {
  hostileStrings,
  sampleMessage,
  sampleSubmission,
} from "../testing/samples.ts";
import { spoil, stores } from "../testing/stores.ts";
import { type Inbox, openInbox } from "./inbox.ts";
import { PostgresDatabase } from "./postgres-database.ts";

const bothSinks = {
  CONTACT_WEBHOOK_URL: "https://forms.example/x",
  SMTP_URL: "smtp://mail.example",
  CONTACT_TO: "hello@algosmith.example",
};
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe.each(stores())("the inbox on $kind", ({ store }) => {
  let environment: Record<string, string>;
  let inbox: Inbox;
  let now: number;
  const open = (variables: Record<string, string> = {}) =>
    openInbox(
      parseContactEnvironment({ ...environment, ...bothSinks, ...variables }),
    );
  const reopen = async (variables: Record<string, string>) => {
    await inbox.close();
    inbox = await open(variables);
  };
  const all = () => inbox.list({ limit: 1000 });
  const only = async (): Promise<StoredMessage> => {
    const [message, ...others] = await all();
    expect(others).toEqual([]);
    if (!message) throw new Error("The inbox is empty.");
    return message;
  };
  const add = async (changes: Parameters<typeof sampleMessage>[0] = {}) => {
    const result = await inbox.add(sampleMessage(changes));
    if (result.outcome === "mismatch")
      throw new Error("The key was used before.");
    return result.id;
  };
  const deliverAll = async () => {
    for (const sink of inbox.sinks) {
      for (const leased of await inbox.leaseDeliveries(sink, 100))
        await inbox.recordDelivered(leased);
    }
  };

  beforeAll(() => store.start());
  afterAll(() => store.stop());
  beforeEach(async () => {
    now = Date.UTC(2026, 0, 1);
    vi.spyOn(Date, "now").mockImplementation(() => now);
    vi.spyOn(PostgresDatabase.prototype, "now").mockImplementation(
      async () => now,
    );
    environment = await store.empty();
    inbox = await open();
  });
  afterEach(() => inbox.close());

  it("stores any string unchanged", async () => {
    const everyCodeUnit = Array.from({ length: 0x1_0000 }, (_, code) =>
      String.fromCharCode(code),
    ).join("");
    const escapes = [
      "\\u0001 \\\\u0001 \\\u0001 \\n \n",
      "\u0001".repeat(1000),
      "\uD800".repeat(1000),
    ];
    for (const text of [
      ...Object.values(hostileStrings),
      everyCodeUnit,
      ...escapes,
    ]) {
      const everyField = fields.map(({ name }) => [name, text]);
      const submission = arrange(Object.fromEntries(everyField));
      const id = await add({ submission });
      expect((await inbox.find(id))[0]?.submission).toEqual(submission);
    }
  });

  it("counts messages with the same text", async () => {
    await add({ fingerprint: "a" });
    now += hour;
    await add({ fingerprint: "a" });
    await add({ fingerprint: "b" });
    expect(await inbox.countAlike("a", now - hour)).toBe(2);
    expect(await inbox.countAlike("a", now)).toBe(1);
    expect(await inbox.countAlike("c", 0)).toBe(0);
  });

  it("erases the oldest suspected spam over the quota, and no other message", async () => {
    await reopen({ CONTACT_SPAM_MEGABYTES: "1" });
    const message = "x".repeat(50_000);
    const lead = await add({ submission: { ...sampleSubmission, message } });
    const spam: string[] = [];
    for (let count = 0; count < 30; count++) {
      spam.push(
        await add({
          suspectedSpam: true,
          submission: { ...sampleSubmission, message },
        }),
      );
    }
    const kept = (await all()).map(({ id }) => id).reverse();
    expect(kept.length).toBeLessThanOrEqual(13);
    expect(kept).toEqual([lead, ...spam.slice(-kept.length + 1)]);
  });

  it("keeps a short message that is wrongly suspected, however many long ones follow", async () => {
    await reopen({ CONTACT_SPAM_MEGABYTES: "1" });
    const lead = await add({ suspectedSpam: true });
    const submission = { ...sampleSubmission, message: "x".repeat(1_000_000) };
    for (let count = 0; count < 5; count++)
      await add({ suspectedSpam: true, submission });
    await inbox.eraseExpired();
    expect((await only()).id).toBe(lead);
    for (let count = 0; count < 100; count++) {
      await add({
        suspectedSpam: true,
        submission: { ...sampleSubmission, message: "x".repeat(7000) },
      });
    }
    await inbox.eraseExpired();
    const kept = await all();
    expect(kept.length).toBeLessThan(75);
    expect(kept.map(({ id }) => id)).not.toContain(lead);
  });

  it("erases every message after the configured days, whatever became of its deliveries", async () => {
    await reopen({ CONTACT_KEEP_DAYS: "30", CONTACT_ACKNOWLEDGE: "true" });
    await add();
    await deliverAll();
    await add({ suspectedSpam: true });
    await add();
    for (const leased of await inbox.leaseDeliveries("webhook", 9)) {
      await inbox.recordFailure(leased, "http-500", null);
    }
    await inbox.leaseDeliveries("mail", 9);
    // From now on, nobody takes what waits for the mail.
    await reopen({ CONTACT_KEEP_DAYS: "30", SMTP_URL: "", CONTACT_TO: "" });
    await add();
    for (let days = 0; days < 30; days++) {
      now += day;
      expect(await inbox.eraseExpired()).toMatchObject({
        count: 0,
        postponedUntil: null,
      });
    }
    now += 1;
    expect(await inbox.eraseExpired()).toEqual({
      count: 4,
      undelivered: 2,
      postponedUntil: null,
    });
    expect(await all()).toEqual([]);
  });

  it("erases on time although the server runs only for an hour a week", async () => {
    await reopen({ CONTACT_KEEP_DAYS: "30" });
    await add();
    for (let weeks = 0; weeks < 6; weeks++) {
      await inbox.eraseExpired();
      now += hour;
      await inbox.eraseExpired();
      now += 7 * day;
    }
    await inbox.eraseExpired();
    expect(await all()).toEqual([]);
  });

  it("erases on time what came while the clock was ahead", async () => {
    await reopen({ CONTACT_KEEP_DAYS: "30" });
    const early = await add();
    now += 40 * day;
    await add({ suspectedSpam: true });
    now -= 40 * day;
    await inbox.remove(early);
    for (let days = 0; days < 30; days++) {
      expect(await inbox.eraseExpired()).toMatchObject({ count: 0 });
      now += day;
    }
    const later = await add();
    now += 1;
    expect(await inbox.eraseExpired()).toMatchObject({ count: 1 });
    expect((await only()).id).toBe(later);
  });

  it("erases nothing that only looks early while the clock is behind", async () => {
    await reopen({ CONTACT_KEEP_DAYS: "30" });
    await add();
    for (const back of [500 * day, 300 * day]) {
      now = Date.UTC(2026, 0, 1) - back;
      for (let days = 0; days < 3; days++) {
        expect(await inbox.eraseExpired()).toMatchObject({ count: 0 });
        now += day;
      }
    }
    await only();
  });

  it("erases nothing by age unless configured", async () => {
    await add({ suspectedSpam: true });
    await inbox.eraseExpired();
    now += 10_000 * day;
    expect(await inbox.eraseExpired()).toMatchObject({
      count: 0,
      postponedUntil: null,
    });
  });

  it("lists newest first, in pages, filtered by kind", async () => {
    const first = await add();
    const spam = await add({ suspectedSpam: true });
    const last = await add();
    const ids = async (filter: Parameters<Inbox["list"]>[0]) =>
      (await inbox.list(filter)).map((message) => message.id);
    expect(await ids({ limit: 2 })).toEqual([last, spam]);
    const cursor = (await inbox.list({ limit: 2 }))[1]?.sequence ?? 0;
    expect(await ids({ limit: 2, before: cursor })).toEqual([first]);
    expect(await ids({ limit: 9, spam: true })).toEqual([spam]);
    expect(await ids({ limit: 9, spam: false })).toEqual([last, first]);
    await deliverAll();
    expect(await ids({ limit: 9, undelivered: true })).toEqual([]);
  });

  it("leases a delivery to one process at a time, across replicas", async () => {
    await Promise.all(Array.from({ length: 20 }, () => add()));
    const replica = await open();
    const taken = await Promise.all([
      inbox.leaseDeliveries("webhook", 12),
      replica.leaseDeliveries("webhook", 12),
      inbox.leaseDeliveries("webhook", 12),
    ]);
    await replica.close();
    const sequences = taken.flat().map((leased) => leased.sequence);
    expect(new Set(sequences).size).toBe(sequences.length);
    expect(
      sequences.length + (await inbox.leaseDeliveries("webhook", 20)).length,
    ).toBe(20);
  });

  it("releases the leases of a dead process, and ignores its late results", async () => {
    await add();
    const [lost] = await inbox.leaseDeliveries("mail", 1);
    expect(await inbox.leaseDeliveries("mail", 1)).toEqual([]);
    now += 2 * minute;
    const [again] = await inbox.leaseDeliveries("mail", 1);
    if (!lost || !again) throw new Error("Nothing was leased.");
    expect(again).toMatchObject({ sequence: lost.sequence, attempts: 2 });
    await inbox.recordFailure(lost, "late", null);
    await inbox.recordSkipped(lost);
    await inbox.recordDelivered(again);
    expect((await only()).deliveries).toContainEqual(
      expect.objectContaining({
        sink: "mail",
        state: "delivered",
        deliveredAt: now,
        lastError: null,
      }),
    );
  });

  it("waits before a retry, keeps dead letters, and delivers them again on request", async () => {
    const id = await add();
    const [first] = await inbox.leaseDeliveries("webhook", 1);
    if (!first) throw new Error("Nothing was leased.");
    await inbox.recordFailure(first, "http-500", 5000);
    expect(await inbox.leaseDeliveries("webhook", 1)).toEqual([]);
    now += 5000;
    const [second] = await inbox.leaseDeliveries("webhook", 1);
    if (!second) throw new Error("Nothing was leased.");
    await inbox.recordFailure(second, "http-500", null);
    now += day;
    expect(await inbox.leaseDeliveries("webhook", 1)).toEqual([]);
    expect((await only()).deliveries[0]).toMatchObject({
      state: "dead",
      attempts: 2,
      lastError: "http-500",
    });
    expect(await inbox.health()).toEqual({
      reachable: true,
      waiting: 1,
      stuck: 2,
      dead: 1,
    });
    await inbox.redeliver(id);
    expect(await inbox.leaseDeliveries("webhook", 1)).toMatchObject([
      { attempts: 1, queuedAt: now },
    ]);
    expect(await inbox.health()).toEqual({
      reachable: true,
      waiting: 2,
      stuck: 0,
      dead: 0,
    });
  });

  it("delivers dead letters again, but not to sinks that already have the message", async () => {
    const id = await add();
    const [mail] = await inbox.leaseDeliveries("mail", 1);
    const [webhook] = await inbox.leaseDeliveries("webhook", 1);
    if (!mail || !webhook) throw new Error("Nothing was leased.");
    await inbox.recordDelivered(mail);
    await inbox.recordFailure(webhook, "http-500", null);
    expect(await inbox.redeliverDead()).toEqual([id]);
    expect(await inbox.redeliverDead()).toEqual([]);
    expect((await only()).deliveries).toMatchObject([
      { sink: "webhook", state: "waiting", attempts: 0 },
      { sink: "mail", state: "delivered" },
    ]);
  });

  it("redelivers to the currently configured sinks only", async () => {
    const id = await add();
    await reopen({ SMTP_URL: "", CONTACT_TO: "" });
    await inbox.redeliver(id);
    expect((await only()).deliveries).toMatchObject([
      { sink: "webhook", state: "waiting" },
    ]);
  });

  it("lists the others and delivers them if one message cannot be decoded", async () => {
    const bad = await add();
    const good = await add();
    await spoil(
      environment,
      "UPDATE contact_message SET payload = 'deflate:x' WHERE id = $1",
      [bad],
    );
    expect(await all()).toMatchObject([
      { id: good, unreadable: false },
      { id: bad, unreadable: true },
    ]);
    const leased = await inbox.leaseDeliveries("webhook", 9);
    expect(leased.map(({ message }) => message.id)).toEqual([good]);
    expect((await inbox.find(bad))[0]?.deliveries).toMatchObject([
      { sink: "webhook", state: "dead", lastError: "unreadable" },
      { sink: "mail", state: "waiting" },
    ]);
  });

  it("is not healthy if a newer release has changed the table of messages", async () => {
    expect(await inbox.health()).toMatchObject({ reachable: true });
    await spoil(environment, "DROP INDEX contact_message_fingerprint");
    await spoil(
      environment,
      "ALTER TABLE contact_message DROP COLUMN fingerprint",
    );
    await expect(inbox.add(sampleMessage())).rejects.toThrow();
    expect(await inbox.health()).toMatchObject({ reachable: false });
  });

  it("works with the schema of a newer release that only added to it", async () => {
    await spoil(environment, "UPDATE contact_schema SET version = 99");
    await spoil(
      environment,
      "UPDATE contact_fact SET value = 99 WHERE name = 'compatible_from'",
    );
    await expect(open()).rejects.toThrow(/version 99.*newer release/);
    await spoil(
      environment,
      "UPDATE contact_fact SET value = 4 WHERE name = 'compatible_from'",
    );
    await spoil(
      environment,
      "ALTER TABLE contact_message ADD COLUMN mood TEXT",
    );
    const older = await open();
    expect(await older.add(sampleMessage())).toMatchObject({
      outcome: "stored",
    });
    expect(await older.health()).toMatchObject({ reachable: true });
    await older.close();
  });

  it("delivers what was queued while the clock was ahead once it is right, and counts it as stuck", async () => {
    const right = now;
    now += 40 * day;
    const waiting = await add();
    const retried = await add();
    const dead = await add();
    const leased = await inbox.leaseDeliveries("webhook", 3);
    const [, second, third] = leased;
    if (!second || !third) throw new Error("Nothing was leased.");
    expect(leased.map(({ message }) => message.id)).toEqual([
      waiting,
      retried,
      dead,
    ]);
    await inbox.recordFailure(second, "http-500", 5000);
    await inbox.recordFailure(third, "http-500", null);
    now = right;
    await inbox.correctDates();
    const due = async (sink: "mail" | "webhook") =>
      (await inbox.leaseDeliveries(sink, 9)).map(({ message }) => message.id);
    expect(await due("mail")).toEqual([waiting, retried, dead]);
    expect(await due("webhook")).toEqual([retried]);
    now += 2 * minute;
    expect(await due("webhook")).toEqual([waiting, retried]);
    now = right + hour;
    expect(await inbox.health()).toMatchObject({
      waiting: 5,
      stuck: 6,
      dead: 1,
    });
    expect((await inbox.find(waiting))[0]?.deliveries).toMatchObject([
      { queuedAt: right },
      { queuedAt: right },
    ]);
  });

  it("leaves deliveries alone while the clock is right", async () => {
    await add();
    const [leased] = await inbox.leaseDeliveries("webhook", 1);
    if (!leased) throw new Error("Nothing was leased.");
    await inbox.recordFailure(leased, "http-429", day);
    await inbox.leaseDeliveries("mail", 1);
    const before = await only();
    now += minute;
    await inbox.correctDates();
    expect(await only()).toEqual(before);
    expect(await inbox.leaseDeliveries("mail", 1)).toEqual([]);
  });

  it("erases nothing for a day if the clock is days ahead of its last use, and then goes on", async () => {
    await reopen({ CONTACT_KEEP_DAYS: "30" });
    await add({ suspectedSpam: true });
    const erase = async () => (await inbox.eraseExpired()).count;
    expect(await erase()).toBe(0);
    now += 40 * day;
    expect(await inbox.eraseExpired()).toMatchObject({
      count: 0,
      postponedUntil: now + day,
    });
    now += 10 * minute;
    expect(await erase()).toBe(0);
    // The clock was wrong, and is set back.
    now -= 40 * day;
    expect(await inbox.eraseExpired()).toMatchObject({
      count: 0,
      postponedUntil: null,
    });
    now += 40 * day;
    expect(await erase()).toBe(0);
    now += day;
    expect(await erase()).toBe(1);
  });

  it("counts accepted messages towards the quota, but not suspected spam, and says how full it is", async () => {
    await reopen({ CONTACT_MEGABYTES: "1" });
    const long = { ...sampleSubmission, message: "x".repeat(470_000) };
    const short = { ...sampleSubmission, message: "x".repeat(7000) };
    expect(await inbox.fullness()).toEqual({
      usedBytes: 0,
      limitBytes: 1024 * 1024,
    });
    const first = await add({ submission: long });
    await add({ submission: long, suspectedSpam: true });
    expect((await inbox.fullness()).usedBytes).toBeGreaterThan(470_000);
    expect((await inbox.fullness()).usedBytes).toBeLessThan(480_000);
    await add({ submission: long });
    for (let count = 0; count < 15; count++) await add({ submission: short });
    await expect(inbox.add(sampleMessage())).rejects.toMatchObject({
      code: "STORE_QUOTA",
    });
    expect(await inbox.health()).toEqual({
      reachable: false,
      problem: "STORE_QUOTA",
    });
    await inbox.remove(first);
    now += minute;
    expect(await inbox.health()).toMatchObject({ reachable: true });
    expect(await inbox.add(sampleMessage())).toMatchObject({
      outcome: "stored",
    });
  });

  it("keeps the last tenth of the quota for short messages", async () => {
    await reopen({ CONTACT_MEGABYTES: "1" });
    const long = { ...sampleSubmission, message: "x".repeat(950_000) };
    await add({ submission: long });
    await expect(
      inbox.add(sampleMessage({ submission: long })),
    ).rejects.toMatchObject({
      code: "STORE_QUOTA",
    });
    expect(await inbox.add(sampleMessage())).toMatchObject({
      outcome: "stored",
    });
    expect(await inbox.health()).toMatchObject({ reachable: true });
  });

  it("stores parallel sends with one key as one message, even to replicas that all migrate first, and refuses the key for another text", async () => {
    await inbox.close();
    environment = await store.empty();
    const replicas = await Promise.all([open(), open(), open()]);
    [inbox = await open()] = replicas;
    const results = await Promise.all(
      replicas.flatMap((replica) =>
        Array.from({ length: 20 }, () =>
          replica.add(sampleMessage({ idempotencyKey: "one" })),
        ),
      ),
    );
    for (const replica of replicas.slice(1)) await replica.close();
    const submission = { ...sampleSubmission, message: "Something else" };
    const other = await inbox.add(
      sampleMessage({ idempotencyKey: "one", submission }),
    );
    expect(other).toEqual({ outcome: "mismatch" });
    const { id, deliveries } = await only();
    expect(results.filter((result) => result.outcome === "stored")).toEqual([
      { outcome: "stored", id },
    ]);
    expect(
      results.filter((result) => result.outcome === "repeated"),
    ).toHaveLength(59);
    expect(deliveries).toHaveLength(2);
  });

  describe("what people are told", () => {
    it("names the problems that keep messages from their owner", async () => {
      expect(await inbox.problems()).toEqual({
        stuck: [],
        share: 0,
        backupFailedAt: null,
      });
      await add();
      await add();
      const [dead] = await inbox.leaseDeliveries("mail", 1);
      if (!dead) throw new Error("Nothing was leased.");
      await inbox.recordFailure(dead, "EMESSAGE-550", null);
      expect(await inbox.problems()).toMatchObject({
        stuck: [{ sink: "mail", count: 1 }],
      });
      now += hour;
      const stuck = [
        { sink: "mail", count: 2 },
        { sink: "webhook", count: 2 },
      ];
      expect(await inbox.problems()).toMatchObject({ stuck });
      await reopen({ CONTACT_MEGABYTES: "1" });
      await add({
        submission: { ...sampleSubmission, message: "x".repeat(900_000) },
      });
      expect((await inbox.problems()).share).toBeCloseTo(0.86, 1);
    });

    it("does not include acknowledgements that nobody sends any more, which are dropped", async () => {
      await reopen({ CONTACT_WEBHOOK_URL: "", CONTACT_ACKNOWLEDGE: "true" });
      await add();
      for (const leased of await inbox.leaseDeliveries("mail", 9))
        await inbox.recordDelivered(leased);
      await reopen({ CONTACT_WEBHOOK_URL: "" });
      now += 2 * hour;
      expect(await inbox.problems()).toMatchObject({ stuck: [] });
      await inbox.correctDates();
      expect(await inbox.health()).toMatchObject({ waiting: 0, stuck: 0 });
    });

    it("is a problem once, then daily, and its end, each said by one replica", async () => {
      const replicas = [inbox, await open(), await open()];
      const ask = async (lasts: boolean) => {
        const answers = await Promise.all(
          replicas.map((replica) => replica.claimAlert("deliveries", lasts)),
        );
        const [news, ...others] = answers.filter((answer) => answer !== null);
        expect(others).toEqual([]);
        if (news) await inbox.recordAlert("deliveries", news);
        return news;
      };
      expect(await ask(false)).toBeUndefined();
      expect(await ask(true)).toBe("lasts");
      now += day - 1;
      expect(await ask(true)).toBeUndefined();
      now += 1;
      expect(await ask(true)).toBe("lasts");
      now += hour;
      expect(await ask(false)).toBe("over");
      now += hour;
      expect(await ask(false)).toBeUndefined();
      expect(await ask(true)).toBe("lasts");
      // The clock was ahead.
      now -= 30 * day;
      expect(await ask(true)).toBe("lasts");
      for (const replica of replicas.slice(1)) await replica.close();
    });

    it("is tried again after ten minutes if it could not be said, also after a restart", async () => {
      expect(await inbox.claimAlert("backup", true)).toBe("lasts");
      await reopen({});
      expect(await inbox.claimAlert("backup", true)).toBeNull();
      now += 10 * minute;
      expect(await inbox.claimAlert("backup", true)).toBe("lasts");
      await inbox.recordAlert("backup", "lasts");
      expect(await inbox.claimAlert("room", true)).toBe("lasts");
    });

    it("is once a week who is suspected, unless nobody is", async () => {
      const replicas = [inbox, await open()];
      const ask = async () => {
        const [digest, ...others] = (
          await Promise.all(replicas.map((replica) => replica.claimDigest()))
        ).filter((answer) => answer !== null);
        expect(others).toEqual([]);
        if (digest) await inbox.recordDigest();
        return digest;
      };
      await add({ suspectedSpam: true });
      expect(await ask()).toBeUndefined();
      const suspects: string[] = [];
      for (let count = 0; count < 25; count++) {
        now += minute;
        const submission = {
          ...sampleSubmission,
          email: `${count}@customer.example`,
        };
        suspects.push(await add({ suspectedSpam: true, submission }));
      }
      await add();
      await inbox.markNotSpam(suspects.pop() ?? "");
      now += 7 * day - 26 * minute;
      expect(await ask()).toBeUndefined();
      now += 26 * minute;
      const digest = await ask();
      expect(digest).toMatchObject({ count: 24, since: Date.UTC(2026, 0, 1) });
      expect(digest?.newest).toHaveLength(20);
      expect(digest?.newest[0]).toEqual({
        id: suspects.at(-1),
        receivedAt: expect.any(Number),
        email: "23@customer.example",
      });
      expect(JSON.stringify(digest)).not.toContain("ERP");
      for (let weeks = 0; weeks < 3; weeks++) {
        now += 7 * day;
        expect(await ask()).toBeUndefined();
      }
      await replicas[1]?.close();
    });
  });

  describe("acknowledgements", () => {
    const acknowledging = {
      CONTACT_WEBHOOK_URL: "",
      CONTACT_ACKNOWLEDGE: "true",
    };
    let first: string;
    let second: string;
    beforeEach(async () => {
      await reopen(acknowledging);
      [first, second] = [await add(), await add()];
    });

    it("are limited to one per mailbox and hour, however it is spelled", async () => {
      expect(
        await inbox.claimAcknowledgement("asha@customer.example", first),
      ).toBe(true);
      for (const same of [
        "asha@customer.example",
        "ASHA@Customer.Example",
        "Asha+spam@customer.example",
        "a.s.h.a@customer.example",
      ]) {
        expect(await inbox.claimAcknowledgement(same, second)).toBe(false);
      }
      now += hour - 1;
      expect(
        await inbox.claimAcknowledgement("asha@customer.example", first),
      ).toBe(false);
      now += 1;
      expect(
        await inbox.claimAcknowledgement("asha@customer.example", second),
      ).toBe(true);
    });

    it("are limited to one per address and sixty an hour, across restarts and replicas that claim at once", async () => {
      const replicas = [
        inbox,
        await open(acknowledging),
        await open(acknowledging),
      ];
      const claim = (address: string, index: number) =>
        (replicas[index % 3] ?? inbox).claimAcknowledgement(
          `${address}@customer.example`,
          first,
        );
      const claimed = async (addresses: string[]) =>
        (await Promise.all(addresses.map(claim))).filter(Boolean).length;
      expect(await claimed(Array(12).fill("asha"))).toBe(1);
      for (let index = 1; index < 55; index += 1)
        expect(await claim(`visitor${index}`, index)).toBe(true);
      expect(
        await claimed(
          Array.from({ length: 12 }, (_, index) => `other${index}`),
        ),
      ).toBe(5);
      for (const replica of replicas) await replica.close();
      inbox = await open(acknowledging);
      expect(
        await inbox.claimAcknowledgement("late@customer.example", second),
      ).toBe(false);
      now += hour;
      expect(
        await inbox.claimAcknowledgement("asha@customer.example", second),
      ).toBe(true);
    });

    it("can be released only by the message that claimed them, and are deleted with it", async () => {
      const claim = (id: string) =>
        inbox.claimAcknowledgement("asha@customer.example", id);
      await claim(first);
      await inbox.releaseAcknowledgement("asha@customer.example", second);
      expect(await claim(second)).toBe(false);
      await inbox.releaseAcknowledgement("Asha@customer.example", first);
      expect(await claim(second)).toBe(true);
      await inbox.remove(second);
      expect(await claim(first)).toBe(true);
    });

    it("are queued with a message, but not when it is redelivered", async () => {
      const sinks = async () =>
        (await inbox.find(second))[0]?.deliveries.map(({ sink }) => sink);
      expect(await sinks()).toEqual(["mail", "acknowledgement"]);
      for (const leased of await inbox.leaseDeliveries("acknowledgement", 9))
        await inbox.recordSkipped(leased);
      expect(await sinks()).toEqual(["mail"]);
      await inbox.redeliver(second);
      expect(await sinks()).toEqual(["mail"]);
    });
  });
});
