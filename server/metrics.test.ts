import { createServer } from "node:net";
import {
  afterEach,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from "vitest";
import { startFormService } from "./contact/testing/form-service.ts";
import { sampleSubmission } from "./contact/testing/samples.ts";
import { spoil, stores } from "./contact/testing/stores.ts";
import { createMetrics } from "./metrics.ts";
import { exchange } from "./testing/exchange.ts";
import { serverForTests } from "./testing/server-for-tests.ts";
import {
  lastWords,
  listening,
  output,
  sendMessage,
} from "./testing/server-process.ts";

const { site, start: startServer } = serverForTests();

async function start(variables: Record<string, string>) {
  const server = startServer({ METRICS_PORT: "0", ...variables });
  const [port, [, metricsPort]] = await Promise.all([
    listening(server),
    output(server.stdout, /"url":"http:\/\/127\.0\.0\.1:(\d+)\/metrics"/),
  ]);
  server.stdout.resume();
  return { port, metricsPort: Number(metricsPort) };
}

const read = async (port: number) =>
  (await exchange(port, "/metrics")).body.toString();

/** The value of each line, by name and labels. */
async function valuesAt(port: number): Promise<Record<string, number>> {
  const lines = (await read(port))
    .split("\n")
    .filter((line) => line && !line.startsWith("#"));
  return Object.fromEntries(
    lines
      .map((line) => /^(.*) (\S+)$/.exec(line)?.slice(1) ?? [])
      .map(([name, value]) => [name, Number(value)]),
  );
}

describe.each(stores())("with $kind", ({ store }) => {
  beforeEach(() => store.start());
  afterEach(() => store.stop());

  test("counts requests, messages and deliveries, and measures what waits", async () => {
    const service = await startFormService();
    onTestFinished(() => service.close());
    const variables = {
      ...(await store.empty()),
      CONTACT_WEBHOOK_URL: service.url,
      CONTACT_SPAM_MEGABYTES: "7",
    };
    const { port, metricsPort } = await start(variables);
    for (const target of [
      "/",
      "/contact/",
      "/nowhere",
      "/assets/entry-4f9a1c.js",
      "/healthz",
    ])
      await exchange(port, target);
    await sendMessage(port, sampleSubmission, "key");
    await sendMessage(port, sampleSubmission, "key");
    await sendMessage(port, { ...sampleSubmission, name: "" });
    await sendMessage(port, {
      ...sampleSubmission,
      website: "https://spam.example",
    });
    await expect
      .poll(() => valuesAt(metricsPort), { timeout: 20_000 })
      .toMatchObject({
        'http_requests_total{route="pages",code="2xx"}': 1,
        'http_requests_total{route="pages",code="3xx"}': 1,
        'http_requests_total{route="pages",code="4xx"}': 1,
        'http_requests_total{route="assets",code="2xx"}': 1,
        'http_requests_total{route="health",code="2xx"}': 1,
        'http_requests_total{route="api",code="2xx"}': 3,
        'http_requests_total{route="api",code="4xx"}': 1,
        'contact_messages_total{outcome="accepted"}': 1,
        'contact_messages_total{outcome="suspected"}': 1,
        'contact_messages_total{outcome="repeated"}': 1,
        'contact_messages_total{outcome="missing-fields"}': 1,
        'contact_messages_total{outcome="too-many-requests"}': 0,
        'contact_deliveries_total{sink="webhook",outcome="delivered"}': 1,
        'contact_deliveries_total{sink="webhook",outcome="failed"}': 0,
        'contact_deliveries_waiting{sink="webhook"}': 0,
        'contact_deliveries_dead{sink="webhook"}': 0,
        'contact_deliveries_oldest_waiting_seconds{sink="webhook"}': 0,
        'contact_inbox_limit_bytes{kind="accepted"}': 2048 * 1024 * 1024,
        'contact_inbox_limit_bytes{kind="suspected"}': 7 * 1024 * 1024,
        contact_inbox_ready: 1,
      });
    const values = await valuesAt(metricsPort);
    for (const kind of ["accepted", "suspected"])
      expect(values[`contact_inbox_bytes{kind="${kind}"}`]).toBeGreaterThan(
        500,
      );
    expect(values.process_resident_memory_bytes).toBeGreaterThan(1_000_000);
    await spoil(
      variables,
      "UPDATE contact_delivery SET sink = 'mail', state = 'waiting', queued_at = queued_at - 100000",
    );
    const waiting = await valuesAt(metricsPort);
    expect(waiting['contact_deliveries_waiting{sink="mail"}']).toBe(1);
    expect(
      waiting['contact_deliveries_oldest_waiting_seconds{sink="mail"}'],
    ).toBeGreaterThan(99);
    expect(
      waiting['contact_deliveries_oldest_waiting_seconds{sink="mail"}'],
    ).toBeLessThan(1000);
  });
});

test("is text in the format of Prometheus, with a help and a type for each metric", async () => {
  const { metricsPort } = await start({});
  const { status, headers } = await exchange(metricsPort, "/metrics");
  expect([status, headers["content-type"]]).toEqual([
    200,
    "text/plain; version=0.0.4; charset=utf-8",
  ]);
  const text = await read(metricsPort);
  const [helped, typed] = ["HELP", "TYPE"].map((word) =>
    [...text.matchAll(new RegExp(`^# ${word} (\\S+)`, "gm"))].map(
      ([, name]) => name,
    ),
  );
  expect(helped).toEqual(typed);
  expect(text).toMatch(/^# TYPE contact_messages_total counter$/m);
  expect((await exchange(metricsPort, "/")).status).toBe(404);
});

test("is the not-found page for the public, with and without metrics", async () => {
  for (const variables of [{}, { METRICS_PORT: "" }]) {
    const port = await listening(
      startServer({ METRICS_PORT: "0", ...variables }),
    );
    for (const headers of [
      {},
      { "X-Forwarded-For": "127.0.0.1", Host: "localhost" },
    ]) {
      const { status, body } = await exchange(port, "/metrics", { headers });
      expect([status, body.toString()]).toEqual([
        404,
        site().files.get("404.html"),
      ]);
    }
  }
});

test("answers without the store's values while the store gives no answer", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const text = createMetrics().render({
    readiness: { isReady: false },
    measure: () => new Promise(() => {}),
    sinks: ["mail"],
    limits: { accepted: 1, suspected: 1 },
  });
  await vi.advanceTimersByTimeAsync(5000);
  expect(await text).toMatch(/^contact_inbox_ready 0$/m);
  expect(await text).not.toMatch(/^contact_inbox_bytes\{/m);
});

test("does not start with metrics on the port of the site, or on one that is taken", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void taken.close());
  await new Promise((resolve) => taken.once("listening", resolve));
  const port = String((taken.address() as { port: number }).port);
  expect(await lastWords(startServer({ METRICS_PORT: port }))).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^listen EADDRINUSE.*\n$/),
  });
  const both = startServer({ PORT: "8080", METRICS_PORT: "8080" });
  expect(await lastWords(both)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^METRICS_PORT.*\n$/),
  });
});
