import { once } from "node:events";
import { setImmediate as nextTurn } from "node:timers/promises";
import {
  afterEach,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from "vitest";
import { parseContactEnvironment } from "../environment.ts";
import type { Inbox } from "../storage/inbox.ts";
import { startFormService } from "../testing/form-service.ts";
import {
  formSite,
  sampleMessage,
  sampleSubmission,
} from "../testing/samples.ts";
import { startSmtpServer } from "../testing/smtp-server.ts";
import { openTestInbox, type TestInbox } from "../testing/test-app.ts";
import { attempt, type DeliverySettings } from "./attempt.ts";
import { DeliveryFailure, type Sink } from "./sink.ts";
import { createWatch } from "./watch.ts";
import { createSinks, runWorker } from "./worker.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Deliveries do not wait; the loops of the worker wait until it stops. */
const pauses = vi.hoisted(() => ({ untilStopped: false }));
vi.mock("node:timers/promises", async (original) => ({
  ...(await original<typeof import("node:timers/promises")>()),
  setTimeout: (ms: number, _: unknown, { signal }: { signal: AbortSignal }) =>
    new Promise<void>((resolve) => {
      if (!pauses.untilStopped || ms === 0 || signal.aborted) resolve();
      else signal.addEventListener("abort", () => resolve(), { once: true });
    }),
}));

let opened: TestInbox;
let inbox: Inbox;
let now: number;
let logged: { level: string; fields: Record<string, unknown>; text: string }[];

beforeEach(async () => {
  now = Date.UTC(2026, 0, 1);
  logged = [];
  pauses.untilStopped = false;
  vi.spyOn(Date, "now").mockImplementation(() => now);
  vi.spyOn(Math, "random").mockReturnValue(1);
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(never);
  opened = await openTestInbox();
  inbox = opened.inbox;
});
afterEach(() => opened.close());

const logAs = (level: string) => (fields: unknown, text?: unknown) => {
  logged.push({
    level,
    fields: fields as Record<string, unknown>,
    text: String(text),
  });
};
const log = {
  info: logAs("info"),
  warn: logAs("warn"),
  error: logAs("error"),
} as DeliverySettings["log"];
const never = new AbortController().signal;
const sinkThat = (deliver: Sink["deliver"]): Sink => ({
  name: "webhook",
  deliver,
});
const taking = sinkThat(async () => "delivered");
const hanging = sinkThat(() => new Promise(() => {}));
const failing = (reason: string, details = {}) =>
  sinkThat(() => Promise.reject(new DeliveryFailure(reason, details)));
/** Attempts what is due, and returns how many outcomes it could record. */
async function deliver(sink: Sink, from = inbox): Promise<number> {
  const due = await inbox.leaseDeliveries(sink.name, 9);
  const recorded = due.map((leased) =>
    attempt({ inbox: from, log }, sink, leased, never),
  );
  return (await Promise.all(recorded)).filter(Boolean).length;
}
/** The inbox, except for some methods. */
const inboxThat = (changes: Partial<Inbox>): Inbox =>
  Object.assign(Object.create(inbox), changes);
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
      expect(await delivery()).toMatchObject({
        state: "waiting",
        lastError: reason,
      });
      now += waitMs - 1;
      expect(await deliver(sink)).toBe(0);
      now += 1;
    }
    expect(await deliver(taking)).toBe(4);
    const messages = await inbox.list({ limit: 9 });
    expect(messages.map((message) => message.deliveries[0]?.state)).toEqual(
      Array(4).fill("delivered"),
    );
  });

  it("are retried after a delay that doubles up to 24 h, and become dead letters after 24 attempts", async () => {
    await add();
    const delays: number[] = [];
    for (let attempt = 1; attempt <= 24; attempt++) {
      expect(
        await deliver(
          failing("http-500", { retryAfterMs: attempt === 23 ? 7 * day : 0 }),
        ),
      ).toBe(1);
      delays.push(((await delivery())?.nextAttemptAt ?? 0) - now);
      now += day;
    }
    expect(delays.slice(0, 4)).toEqual([5000, 10_000, 20_000, 40_000]);
    expect(delays.slice(15, 23)).toEqual(Array(8).fill(day));
    expect(await deliver(taking)).toBe(0);
    expect(await delivery()).toMatchObject({ state: "dead", attempts: 24 });
    expect(logged.at(-1)).toMatchObject({
      level: "error",
      text: "contact delivery given up",
    });
    expect(await inbox.health()).toMatchObject({ dead: 1, stuck: 1 });
  });

  it("are not retried all at the same time: the delay has jitter over its upper half", async () => {
    await add();
    vi.spyOn(Math, "random").mockReturnValue(0);
    for (const delay of [5000, 5000, 10_000, 20_000]) {
      await deliver(failing("http-500"));
      expect((await delivery())?.nextAttemptAt).toBe(now + delay);
      now += delay;
    }
  });
});

const watching = (from: Inbox) =>
  createWatch({
    inbox: from,
    log,
    sinks: [taking],
    site: formSite,
    storeProblem: () => null,
    cutOff: never,
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
    expect(logged[0]?.fields).toMatchObject({
      sink: "webhook",
      reason: "http-500",
      attempt: 1,
    });
    expect(JSON.stringify(logged)).not.toMatch(/Asha|customer|ERP/);
  });

  it("reports deliveries stuck for an hour, and again each hour", async () => {
    await add();
    const { check } = watching(inbox);
    const reports = [];
    for (const afterMs of [0, hour, hour - 1, 1]) {
      now += afterMs;
      await check();
      reports.push(logged.length);
    }
    expect(reports).toEqual([0, 1, 1, 2]);
    expect(logged[0]).toMatchObject({
      level: "error",
      fields: { stuck: "webhook: 1" },
    });
  });
});

describe("a store that fills up", () => {
  it("is reported once it is four fifths full, and again every hour", async () => {
    let share = 0;
    const problems = async () => ({ stuck: [], share, backupFailedAt: null });
    const { check } = watching(inboxThat({ problems }));
    for (const [nextShare, afterMs] of [
      [0.799, 0],
      [0.8, 0],
      [0.81, hour - 1],
      [0.82, 1],
      [0.7, hour],
    ] as const) {
      share = nextShare;
      now += afterMs;
      await check();
    }
    expect(logged).toMatchObject([
      { level: "warn", fields: { percent: 80 } },
      { level: "warn", fields: { percent: 82 } },
    ]);
    expect(texts()[0]).toContain("CONTACT_MEGABYTES");
  });
});

describe("the worker", () => {
  const start = (...sinks: Sink[]) =>
    runWorker({ inbox, log, sinks, site: formSite, storeProblem: () => null });
  const run = (...sinks: Sink[]) => {
    pauses.untilStopped = true;
    return start(...sinks);
  };

  it("delivers a message to every configured sink and acknowledges it, unless it is spam", async () => {
    const service = await startFormService();
    const smtp = await startSmtpServer();
    const owner = "hello@algosmith.example";
    const mail = {
      SMTP_URL: smtp.url,
      CONTACT_TO: owner,
      CONTACT_ACKNOWLEDGE: "true",
    };
    const variables = { CONTACT_WEBHOOK_URL: service.url, ...mail };
    const own = await openTestInbox(variables);
    inbox = own.inbox;
    await inbox.add(sampleMessage({ suspectedSpam: true }));
    await inbox.add(sampleMessage());
    const worker = run(
      ...createSinks(parseContactEnvironment(variables), inbox, formSite),
    );
    onTestFinished(async () => {
      await worker.stop(0);
      await Promise.all([own.close(), service.close(), smtp.close()]);
    });
    const [message] = await inbox.list({ limit: 1 });
    const states = async () =>
      (await inbox.list({ limit: 1 }))[0]?.deliveries.map(({ state }) => state);
    await expect.poll(states).toEqual(["delivered", "delivered", "delivered"]);
    expect(service.received.map(({ body }) => JSON.parse(body).id)).toEqual([
      message?.id,
    ]);
    expect(smtp.mails.map(({ from, to }) => [from, ...to]).sort()).toEqual([
      [owner, "asha@customer.example"],
      [owner, owner],
    ]);
  });

  it("finishes the deliveries in progress when it stops, and starts no others", async () => {
    await add(9);
    const started = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<"delivered">();
    const sink = sinkThat(() => {
      started.resolve();
      return answered.promise;
    });
    const worker = run(sink);
    await started.promise;
    const stopped = worker.stop(10_000);
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
    const worker = run(sink);
    const signal = await started.promise;
    expect(signal.aborted).toBe(false);
    await worker.stop(0);
    expect(signal.aborted).toBe(true);
    expect(await delivery()).toMatchObject({
      state: "waiting",
      lastError: null,
    });
    now += 2 * 60_000;
    expect(await deliver(taking)).toBe(1);
  });

  it("ends every delivery after a minute, which is well within its lease", async () => {
    await add();
    vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) =>
      ms <= 60_000 ? AbortSignal.abort() : never,
    );
    expect(await deliver(hanging)).toBe(1);
    expect(await delivery()).toMatchObject({
      state: "waiting",
      lastError: "timeout",
    });
  });

  it("delivers eight others while one delivery hangs, at most four at once", async () => {
    await add(9);
    let inProgress = 0;
    let most = 0;
    const isFirst = (await inbox.list({ limit: 9 })).at(-1)?.id;
    const sink = sinkThat(async ({ id }, signal) => {
      inProgress += 1;
      most = Math.max(most, inProgress);
      await (id === isFirst ? once(signal, "abort") : nextTurn());
      inProgress -= 1;
      return "delivered";
    });
    const worker = run(sink);
    const counts = () => inbox.health();
    await expect
      .poll(counts, { timeout: 10_000 })
      .toMatchObject({ waiting: 1 });
    expect([inProgress, most]).toEqual([1, 4]);
    await worker.stop(0);
  });

  it("survives a store and a sink that throw", async () => {
    await add();
    expect(
      await deliver(sinkThat(() => Promise.reject(new TypeError("Asha")))),
    ).toBe(1);
    expect(await delivery()).toMatchObject({
      state: "waiting",
      lastError: "TypeError",
    });
    now += hour;
    const { leaseDeliveries } = inbox;
    let away = true;
    inbox.leaseDeliveries = async (...due) => {
      if (!away) return leaseDeliveries(...due);
      away = false;
      throw new Error("gone");
    };
    pauses.untilStopped = false;
    const worker = start(taking);
    await expect.poll(delivery).toMatchObject({ state: "delivered" });
    await worker.stop(0);
    expect(texts()).toContain("contact deliveries could not be read");
  });

  it("drops a delivery that a sink declines, and logs why", async () => {
    await add();
    expect(await deliver(sinkThat(async () => ({ skipped: "too-late" })))).toBe(
      1,
    );
    expect(await delivery()).toBeUndefined();
    expect(logged.at(-1)).toMatchObject({
      level: "info",
      fields: { reason: "too-late" },
    });
  });

  it("does not repeat a delivery that it could not record at first", async () => {
    await add();
    let failures = 3;
    const brieflyAway = inboxThat({
      recordDelivered: (leased) =>
        failures-- > 0
          ? Promise.reject(new Error("away"))
          : inbox.recordDelivered(leased),
    });
    expect(await deliver(taking, brieflyAway)).toBe(1);
    expect(await delivery()).toMatchObject({ state: "delivered", attempts: 1 });
    expect(texts()[0]).toBe(
      "contact delivery could not be recorded, will be tried again",
    );
    expect(texts()).toHaveLength(2);
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
    vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) =>
      ms > 60_000 ? leaseEnds.signal : never,
    );
    expect(await deliver(taking, away)).toBe(0);
    expect(await delivery()).toMatchObject({ state: "waiting" });
    now += 2 * 60_000;
    expect(await deliver(taking)).toBe(1);
    expect(await delivery()).toMatchObject({ state: "delivered", attempts: 2 });
  });
});
