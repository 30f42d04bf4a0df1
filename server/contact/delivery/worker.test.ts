import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parseContactEnvironment } from "../environment.ts";
import type { Inbox } from "../inbox.ts";
import { openInbox } from "../open-inbox.ts";
import { sampleMessage, sampleSubmission } from "../testing/samples.ts";
import { deliverDue, retryDelay } from "./deliver-due.ts";
import { DeliveryFailure, type Sink } from "./sink.ts";
import { runWorker, type WorkerSettings, watchInbox } from "./worker.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;

let folder: string;
let inbox: Inbox;
let now: number;
let logged: { level: string; fields: Record<string, unknown>; text: string }[];

beforeEach(async () => {
  now = Date.UTC(2026, 0, 1);
  logged = [];
  folder = await mkdtemp(join(tmpdir(), "inbox-"));
  const environment = { DATA_DIR: folder, CONTACT_WEBHOOK_URL: "https://forms.example" };
  inbox = await openInbox(parseContactEnvironment(environment), () => now);
});
afterEach(async () => {
  await inbox.close();
  await rm(folder, { recursive: true, force: true });
});

const logAs = (level: string) => (fields: unknown, text?: unknown) => {
  logged.push({ level, fields: fields as Record<string, unknown>, text: String(text) });
};
const log = { info: logAs("info"), warn: logAs("warn"), error: logAs("error") } as WorkerSettings["log"];
const never = new AbortController().signal;
const settings = (): WorkerSettings => ({
  inbox,
  sinks: [],
  log,
  wait: async () => {},
  timeout: () => never,
  random: () => 1,
});
const sinkThat = (deliver: Sink["deliver"]): Sink => ({ name: "webhook", deliver });
const taking = sinkThat(async () => "delivered");
const hanging = sinkThat(() => new Promise(() => {}));
const failing = (reason: string, details = {}) =>
  sinkThat(() => Promise.reject(new DeliveryFailure(reason, details)));
const deliver = (sink: Sink, changes: Partial<WorkerSettings> = {}) =>
  deliverDue({ ...settings(), ...changes }, sink, { stopping: never, cutOff: never });
/** The inbox, except for some methods. */
const inboxThat = (changes: Partial<Inbox>): Inbox =>
  Object.assign(Object.create(inbox), { leaseDeliveries: inbox.leaseDeliveries.bind(inbox), ...changes });
const add = async (count = 1) => {
  for (let index = 0; index < count; index++) await inbox.add(sampleMessage());
};
const delivery = async () => (await inbox.list({ limit: 1 }))[0]?.deliveries[0];
const texts = () => logged.map(({ text }) => text);

describe("deliveries to a sink that fails and recovers", () => {
  it("succeed in the end, each after its delay", async () => {
    await add(4);
    for (const [sink, reason, waitMs] of [
      [failing("ECONNREFUSED"), "ECONNREFUSED", 5000],
      [failing("http-500", { detail: "oops" }), "http-500: oops", 10_000],
      [failing("http-429", { retryAfterMs: 120_000 }), "http-429", 120_000],
    ] as const) {
      expect(await deliver(sink)).toBe(4);
      expect(await delivery()).toMatchObject({ state: "waiting", lastError: reason });
      now += waitMs - 1;
      expect(await deliver(sink)).toBe(0);
      now += 1;
    }
    expect(await deliver(taking)).toBe(4);
    const messages = await inbox.list({ limit: 9 });
    expect(messages.map((message) => message.deliveries[0]?.state)).toEqual(Array(4).fill("delivered"));
  });

  it("become dead letters after 24 attempts, kept and reported", async () => {
    await add();
    for (let attempt = 1; attempt <= 24; attempt++) {
      expect(await deliver(failing("http-500"))).toBe(1);
      now += day;
    }
    expect(await deliver(taking)).toBe(0);
    expect(await delivery()).toMatchObject({ state: "dead", attempts: 24 });
    expect(logged.at(-1)).toMatchObject({ level: "error", text: "contact delivery given up" });
    expect(await inbox.health()).toMatchObject({ dead: 1, stuck: 1 });
  });

  it.each([
    ["doubles from 5 s", 4, 1, 0, 40_000],
    ["has jitter over the upper half", 4, 0, 0, 20_000],
    ["is never below 5 s", 1, 0, 0, 5000],
    ["is at most 24 h", 20, 1, 7 * day, day],
    ["is as long as Retry-After says", 1, 0, 120_000, 120_000],
    ["is longer than Retry-After", 10, 1, 1000, 2_560_000],
    ["ends after 24 attempts", 24, 1, 0, null],
  ])("wait for a delay that %s", (_, attempts, random, retryAfterMs, delay) => {
    expect(retryDelay(attempts, () => random, retryAfterMs)).toBe(delay);
  });
});

describe("the log", () => {
  it("names the message's id and the reason, but no text of a visitor", async () => {
    await add();
    const rude = failing("http-500", { detail: `no ${sampleSubmission.name}` });
    await deliver(rude);
    now += 2 * hour;
    await deliver(rude);
    now += day;
    await deliver(taking);
    expect(logged.map(({ level, text }) => [level, text])).toEqual([
      ["warn", "contact delivery failed, will be tried again"],
      ["error", "contact delivery failed, will be tried again"],
      ["info", "contact message delivered"],
    ]);
    expect(logged[0]?.fields).toMatchObject({ sink: "webhook", reason: "http-500", attempt: 1 });
    expect(JSON.stringify(logged)).not.toMatch(/Asha|customer|ERP/);
  });

  it("reports deliveries stuck for an hour, and again each hour", async () => {
    await add();
    const watch = watchInbox(settings());
    const reports = [];
    for (const afterMs of [0, hour, hour - 1, 1]) {
      now += afterMs;
      await watch();
      reports.push(logged.length);
    }
    expect(reports).toEqual([0, 1, 1, 2]);
    expect(logged[0]).toMatchObject({ level: "error", fields: { stuck: 1, dead: 0 } });
  });

  it("reports a store that accepts no messages immediately and once, even if deliveries are stuck", async () => {
    await add();
    now += hour;
    const watch = watchInbox(settings());
    await watch();
    const database = new DatabaseSync(join(folder, "inbox.sqlite"), { timeout: 5000 });
    database.exec("ALTER TABLE contact_message RENAME TO missing");
    await watch();
    await watch();
    database.exec("ALTER TABLE missing RENAME TO contact_message");
    await watch();
    database.close();
    expect(texts()).toEqual(["contact deliveries stuck for over an hour", "the inbox takes no messages"]);
    expect(logged[1]).toMatchObject({ level: "error", fields: { problem: "ERR_SQLITE_ERROR" } });
  });
});

describe("the worker", () => {
  const untilStopped: WorkerSettings["wait"] = (_, signal) =>
    new Promise((resolve) => {
      if (signal.aborted) resolve();
      else signal.addEventListener("abort", () => resolve(), { once: true });
    });

  it("finishes the deliveries in progress when it stops, and starts no others", async () => {
    await add(9);
    const started = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<"delivered">();
    const sink = sinkThat(() => {
      started.resolve();
      return answered.promise;
    });
    const worker = runWorker({ ...settings(), sinks: [sink], wait: untilStopped });
    await started.promise;
    const stopped = worker.stop();
    answered.resolve("delivered");
    await stopped;
    expect(await inbox.health()).toMatchObject({ waiting: 5 });
    expect(texts()).toEqual(Array(4).fill("contact message delivered"));
  });

  it("stops within the time it is given, and leaves a delivery that hangs to its lease", async () => {
    await add();
    const started = Promise.withResolvers<AbortSignal>();
    const sink = sinkThat((_, signal) => {
      started.resolve(signal);
      return new Promise(() => {});
    });
    const worker = runWorker({ ...settings(), sinks: [sink], wait: untilStopped });
    const signal = await started.promise;
    expect(signal.aborted).toBe(false);
    await worker.stop(0);
    expect(signal.aborted).toBe(true);
    expect(await delivery()).toMatchObject({ state: "waiting", lastError: null });
    now += 2 * 60_000;
    expect(await deliver(taking)).toBe(1);
  });

  it("ends every delivery after a minute, which is well within its lease", async () => {
    await add();
    const timeout = (ms: number) => (ms <= 60_000 ? AbortSignal.abort() : never);
    expect(await deliver(hanging, { timeout })).toBe(1);
    expect(await delivery()).toMatchObject({ state: "waiting", lastError: "timeout" });
  });

  it("delivers other and later messages while one delivery hangs", async () => {
    await add(8);
    const [first] = (await inbox.list({ limit: 8 })).reverse();
    const hang = Promise.withResolvers<"delivered">();
    let delivered = 0;
    const sink = sinkThat(async ({ id }) => {
      if (id === first?.id) return hang.promise;
      delivered += 1;
      if (delivered === 7) await add();
      if (delivered === 8) hang.reject(new DeliveryFailure("timeout"));
      return "delivered";
    });
    expect(await deliver(sink)).toBe(9);
    const states = (await inbox.list({ limit: 9 })).map(({ deliveries }) => deliveries[0]?.state);
    expect(states).toEqual([...Array(8).fill("delivered"), "waiting"]);
  });

  it("runs at most four deliveries of a sink at once", async () => {
    await add(9);
    let inProgress = 0;
    let most = 0;
    const sink = sinkThat(async () => {
      inProgress += 1;
      most = Math.max(most, inProgress);
      await new Promise(setImmediate);
      inProgress -= 1;
      return "delivered";
    });
    expect(await deliver(sink)).toBe(9);
    expect(most).toBe(4);
  });

  it("survives a store and a sink that throw", async () => {
    await add();
    expect(await deliver(sinkThat(() => Promise.reject(new TypeError("Asha"))))).toBe(1);
    expect(await delivery()).toMatchObject({ state: "waiting", lastError: "TypeError" });
    const away = inboxThat({ leaseDeliveries: () => Promise.reject(new Error("gone")) });
    expect(await deliver(taking, { inbox: away })).toBe(0);
    expect(logged.at(-1)).toMatchObject({ level: "error", fields: { sink: "webhook", reason: "Error" } });
  });

  it("drops a delivery that a sink declines, and logs why", async () => {
    await add();
    expect(await deliver(sinkThat(async () => ({ skipped: "too-late" })))).toBe(1);
    expect(await delivery()).toBeUndefined();
    expect(logged.at(-1)).toMatchObject({ level: "info", fields: { reason: "too-late" } });
  });

  it("does not repeat a delivery that it could not record at first", async () => {
    await add();
    let failures = 3;
    const brieflyAway = inboxThat({
      recordDelivered: (leased) =>
        failures-- > 0 ? Promise.reject(new Error("away")) : inbox.recordDelivered(leased),
    });
    expect(await deliver(taking, { inbox: brieflyAway })).toBe(1);
    expect(await delivery()).toMatchObject({ state: "delivered", attempts: 1 });
    expect(texts()).toEqual([
      "contact delivery could not be recorded, will be tried again",
      "contact message delivered",
    ]);
  });

  it("repeats a delivery that it could not record before its lease ended", async () => {
    await add();
    const leaseEnds = new AbortController();
    const away = inboxThat({
      async recordDelivered() {
        leaseEnds.abort();
        throw new Error("away");
      },
    });
    const timeout = (ms: number) => (ms > 60_000 ? leaseEnds.signal : never);
    expect(await deliver(taking, { inbox: away, timeout })).toBe(0);
    expect(await delivery()).toMatchObject({ state: "waiting" });
    now += 2 * 60_000;
    expect(await deliver(taking)).toBe(1);
    expect(await delivery()).toMatchObject({ state: "delivered", attempts: 2 });
  });
});
