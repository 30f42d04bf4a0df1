import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { InboxHealth } from "./contact/message.ts";
import { Readiness } from "./readiness.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const healthy: InboxHealth = { reachable: true, waiting: 0, stuck: 0, dead: 0 };
const full: InboxHealth = { reachable: false, problem: "STORE_QUOTA" };

function watch(check: () => Promise<InboxHealth>) {
  const readiness = new Readiness(check);
  const changes: (string | null)[] = [];
  readiness.on("change", (problem) => changes.push(problem));
  return { readiness, changes };
}

test("is ready while messages can be stored, and reports each change once", async () => {
  const answers = [healthy, healthy, full, full, healthy];
  const { readiness, changes } = watch(async () => answers.shift() ?? healthy);
  expect(readiness.isReady).toBe(false);
  await readiness.start();
  expect(readiness.isReady).toBe(true);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(readiness.isReady).toBe(false);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(readiness.isReady).toBe(true);
  readiness.stop();
  expect(changes).toEqual([null, "STORE_QUOTA", null]);
});

test("is not ready while the store does not answer, and asks it only once", async () => {
  const { promise, resolve } = Promise.withResolvers<InboxHealth>();
  let checks = 0;
  const { readiness, changes } = watch(async () => {
    checks += 1;
    return checks === 2 ? promise : healthy;
  });
  await readiness.start();
  await vi.advanceTimersByTimeAsync(40_000);
  expect([readiness.isReady, checks]).toEqual([false, 2]);
  expect(readiness.silentForMs).toBe(30_000);
  resolve(healthy);
  await vi.advanceTimersByTimeAsync(10_000);
  readiness.stop();
  expect([readiness.isReady, readiness.silentForMs]).toEqual([true, 0]);
  expect(changes).toEqual([null, "STORE_SILENT", null]);
});
