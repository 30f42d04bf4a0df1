import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parseContactEnvironment } from "../environment.ts";
import type { Inbox } from "../inbox.ts";
import { openInbox } from "../open-inbox.ts";
import { answers, type FormService, startFormService } from "../testing/form-service.ts";
import { sampleMessage, sampleSubmission } from "../testing/samples.ts";
import { deliverDue, type Wait } from "./deliver-due.ts";
import { DeliveryFailure, type Sink } from "./sink.ts";
import { WebhookSink } from "./webhook-sink.ts";
import { runWorker, type WorkerSettings, watchInbox } from "./worker.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;

let folder: string;
let inbox: Inbox;
let service: FormService;
let now: number;
let logged: { level: string; fields: Record<string, unknown>; text: string }[];

beforeEach(async () => {
  now = Date.UTC(2026, 0, 1);
  logged = [];
  folder = await mkdtemp(join(tmpdir(), "inbox-"));
  service = await startFormService();
  inbox = await openInbox(
    parseContactEnvironment({ DATA_DIR: folder, CONTACT_WEBHOOK_URL: service.url }),
    () => now,
  );
});
afterEach(async () => {
  await service.close();
  await inbox.close();
  await rm(folder, { recursive: true, force: true });
});

const logAs = (level: string) => (fields: unknown, text?: unknown) => {
  logged.push({ level, fields: fields as Record<string, unknown>, text: String(text) });
};
const log = { info: logAs("info"), warn: logAs("warn"), error: logAs("error") };
const settings = (sinks: Sink[] = []): WorkerSettings => ({
  inbox,
  sinks,
  log: log as WorkerSettings["log"],
  wait: async () => {},
  random: () => 1,
});
const webhook = (deadline = new AbortController().signal) =>
  new WebhookSink({ url: service.url, format: "json", deadline: () => deadline, now: () => now });
const running = new AbortController().signal;
const delivery = async () => (await inbox.list({ limit: 1 }))[0]?.deliveries[0];

describe("deliveries to a sink that hangs, fails, redirects and recovers", () => {
  it("succeed in the end, each after its delay", async () => {
    for (let index = 0; index < 4; index++) await inbox.add(sampleMessage());
    for (const [mood, reason, waitMs] of [
      ["hang", "timeout", 5000],
      ["error500", "http-500: oops", 10_000],
      ["redirect", "http-302", 20_000],
      ["notFound", "http-404: no such hook", 40_000],
      ["busy", "http-429: {}", 120_000],
    ] as const) {
      const deadline = new AbortController();
      service.answer = (response) => {
        answers[mood](response);
        // Times out once the hanging sink has all four.
        if (mood === "hang" && service.received.length === 4) deadline.abort();
      };
      const sink = webhook(deadline.signal);
      expect(await deliverDue(settings(), sink, running)).toBe(4);
      expect(await delivery()).toMatchObject({ state: "waiting", lastError: reason });
      now += waitMs - 1;
      expect(await deliverDue(settings(), sink, running)).toBe(0);
      now += 1;
    }
    service.answer = answers.success;
    expect(await deliverDue(settings(), webhook(), running)).toBe(4);
    const messages = await inbox.list({ limit: 9 });
    expect(messages.map((message) => message.deliveries[0]?.state)).toEqual(Array(4).fill("delivered"));
    const delivered = service.received.slice(-4).map(({ body }) => JSON.parse(body).id);
    expect(delivered.sort()).toEqual(messages.map((message) => message.id).sort());
  });

  it("become dead letters after 24 attempts, kept and reported", async () => {
    await inbox.add(sampleMessage());
    service.answer = answers.error500;
    for (let attempt = 1; attempt <= 24; attempt++) {
      expect(await deliverDue(settings(), webhook(), running)).toBe(1);
      now += day;
    }
    expect(await deliverDue(settings(), webhook(), running)).toBe(0);
    expect(await delivery()).toMatchObject({ state: "dead", attempts: 24 });
    expect(logged.at(-1)).toMatchObject({ level: "error", text: "contact delivery given up" });
    expect(await inbox.health()).toMatchObject({ dead: 1, stuck: 1 });
  });
});

describe("the log", () => {
  it("names the message's id and the reason, but no text of a visitor", async () => {
    await inbox.add(sampleMessage());
    service.answer = (response) => response.writeHead(500).end(`no ${sampleSubmission.name}`);
    await deliverDue(settings(), webhook(), running);
    now += 2 * hour;
    await deliverDue(settings(), webhook(), running);
    service.answer = answers.success;
    now += day;
    await deliverDue(settings(), webhook(), running);
    expect(logged.map(({ level, text }) => [level, text])).toEqual([
      ["warn", "contact delivery failed, will be tried again"],
      ["error", "contact delivery failed, will be tried again"],
      ["info", "contact message delivered"],
    ]);
    expect(logged[0]?.fields).toMatchObject({ sink: "webhook", reason: "http-500", attempt: 1 });
    expect(JSON.stringify(logged)).not.toMatch(/Asha|customer|ERP/);
  });

  it("reports deliveries stuck for an hour, and again each hour", async () => {
    await inbox.add(sampleMessage());
    const watch = watchInbox(settings());
    const reports = async (afterMs: number) => {
      now += afterMs;
      await watch();
      return logged.length;
    };
    expect([await reports(0), await reports(hour), await reports(hour - 1), await reports(1)]).toEqual([
      0, 1, 1, 2,
    ]);
    expect(logged[0]).toMatchObject({ level: "error", fields: { stuck: 1, dead: 0 } });
  });

  it("reports a store that accepts no messages", async () => {
    const watch = watchInbox(settings());
    const database = new DatabaseSync(join(folder, "inbox.sqlite"), { timeout: 5000 });
    database.exec("ALTER TABLE contact_message RENAME TO missing");
    await watch();
    database.close();
    expect(logged).toMatchObject([
      { level: "error", fields: { problem: "ERR_SQLITE_ERROR" }, text: "the inbox takes no messages" },
    ]);
  });

  it("reports a store that accepts no messages immediately, even if deliveries are stuck", async () => {
    await inbox.add(sampleMessage());
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
    expect(logged.map(({ text }) => text)).toEqual([
      "contact deliveries stuck for over an hour",
      "the inbox takes no messages",
    ]);
  });
});

describe("the worker", () => {
  const sinkThat = (deliver: Sink["deliver"]): Sink => ({ name: "webhook", deliver, close() {} });

  it("finishes the delivery in progress when it stops, and starts no other", async () => {
    for (let index = 0; index < 9; index++) await inbox.add(sampleMessage());
    const started = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    const sink = sinkThat(async () => {
      started.resolve();
      await answered.promise;
      return "delivered";
    });
    const untilStopped: Wait = (_, signal) =>
      new Promise((resolve) => {
        if (signal.aborted) resolve();
        else signal.addEventListener("abort", () => resolve(), { once: true });
      });
    const worker = runWorker({ ...settings([sink]), wait: untilStopped });
    await started.promise;
    const stopped = worker.stop();
    answered.resolve();
    await stopped;
    expect(await inbox.health()).toMatchObject({ waiting: 5 });
    expect(logged.map(({ text }) => text)).toEqual(Array(4).fill("contact message delivered"));
  });

  it("delivers other and later messages while one delivery hangs", async () => {
    const ids: string[] = [];
    for (let index = 0; index < 8; index++) {
      const result = await inbox.add(sampleMessage());
      if (result.outcome === "stored") ids.push(result.id);
    }
    const hanging = Promise.withResolvers<"delivered">();
    let delivered = 0;
    const sink = sinkThat(async ({ id }) => {
      if (id === ids[0]) return hanging.promise;
      delivered += 1;
      if (delivered === 7) await inbox.add(sampleMessage());
      if (delivered === 8) hanging.reject(new DeliveryFailure("timeout"));
      return "delivered";
    });
    expect(await deliverDue(settings(), sink, running)).toBe(9);
    const states = (await inbox.list({ limit: 9 })).map(({ deliveries }) => deliveries[0]?.state);
    expect(states).toEqual([...Array(8).fill("delivered"), "waiting"]);
  });

  it("runs at most four deliveries of a sink at once", async () => {
    for (let index = 0; index < 9; index++) await inbox.add(sampleMessage());
    let inProgress = 0;
    let most = 0;
    const sink = sinkThat(async () => {
      inProgress += 1;
      most = Math.max(most, inProgress);
      await new Promise(setImmediate);
      inProgress -= 1;
      return "delivered";
    });
    expect(await deliverDue(settings(), sink, running)).toBe(9);
    expect(most).toBe(4);
  });

  it("survives a store and a sink that throw", async () => {
    await inbox.add(sampleMessage());
    const surprising = sinkThat(() => Promise.reject(new TypeError("Asha")));
    expect(await deliverDue(settings(), surprising, running)).toBe(1);
    expect(await delivery()).toMatchObject({ state: "waiting", lastError: "TypeError" });
    const failing = { ...inbox, leaseDeliveries: () => Promise.reject(new Error("gone")) } as Inbox;
    expect(await deliverDue({ ...settings(), inbox: failing }, surprising, running)).toBe(0);
    expect(logged.at(-1)).toMatchObject({ level: "error", fields: { sink: "webhook", reason: "Error" } });
  });

  it("drops a delivery that a sink declines, and logs why", async () => {
    await inbox.add(sampleMessage());
    expect(
      await deliverDue(
        settings(),
        sinkThat(async () => ({ skipped: "too-late" })),
        running,
      ),
    ).toBe(1);
    expect(await delivery()).toBeUndefined();
    expect(logged.at(-1)).toMatchObject({ level: "info", fields: { reason: "too-late" } });
  });

  it("repeats a delivery that it could not record", async () => {
    await inbox.add(sampleMessage());
    const sink = sinkThat(async () => "delivered");
    const forgetful = Object.assign(Object.create(inbox) as Inbox, {
      leaseDeliveries: inbox.leaseDeliveries.bind(inbox),
      recordDelivered: () => Promise.reject(new DeliveryFailure("full")),
    });
    expect(await deliverDue({ ...settings(), inbox: forgetful }, sink, running)).toBe(0);
    expect(await delivery()).toMatchObject({ state: "waiting" });
    now += 2 * 60_000;
    expect(await deliverDue(settings(), sink, running)).toBe(1);
    expect(await delivery()).toMatchObject({ state: "delivered", attempts: 2 });
  });
});
