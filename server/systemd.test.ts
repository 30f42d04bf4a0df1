import { once } from "node:events";
import { chmod, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import type { InboxHealth } from "./contact/message.ts";
import { Readiness } from "./readiness.ts";
import { supervise } from "./systemd.ts";
import { serverForTests } from "./testing/server-for-tests.ts";
import { listening as portOf } from "./testing/server-process.ts";

const { site, start } = serverForTests();
afterEach(() => {
  vi.useRealTimers();
});

/**
 * The server as systemd starts it, with a program instead of systemd-notify
 * that writes down what it is told.
 */
async function startAsService(variables: Record<string, string>) {
  const { buildDir } = site();
  const told = path.join(buildDir, "told.txt");
  const program = path.join(buildDir, "systemd-notify");
  await writeFile(told, "");
  await writeFile(program, `#!/bin/sh\nprintf '%s\\n' "$@" >>"${told}"\n`);
  await chmod(program, 0o755);
  const server = start({
    PATH: `${buildDir}:${process.env.PATH}`,
    NOTIFY_SOCKET: path.join(buildDir, "notify"),
    ...variables,
  });
  const lines = async () =>
    (await readFile(told, "utf8")).split("\n").filter(Boolean);
  return { server, lines, port: await portOf(server) };
}

test("tells systemd when it is ready, that it is alive, and when it stops", async () => {
  const { server, lines } = await startAsService({ WATCHDOG_USEC: "400000" });
  const alive = async () =>
    (await lines()).filter((line) => line === "WATCHDOG=1").length;
  await expect.poll(alive, { timeout: 20_000 }).toBeGreaterThan(2);
  expect((await lines()).slice(0, 2)).toEqual([
    "READY=1",
    "STATUS=Accepts messages",
  ]);
  server.kill("SIGTERM");
  expect(await once(server, "exit")).toEqual([0, null]);
  expect((await lines()).at(-1)).toBe("STOPPING=1");
});

test("serves pages without its database, but is not ready for systemd", async () => {
  const { lines, port } = await startAsService({
    DATABASE_URL: "postgres://site@127.0.0.1:9/site",
  });
  expect((await fetch(`http://127.0.0.1:${port}/contact`)).status).toBe(200);
  await expect
    .poll(lines, { timeout: 20_000 })
    .toEqual([
      "STATUS=Serves pages, but the inbox takes no messages: ECONNREFUSED",
    ]);
});

test("does not answer the watchdog while the store owes an answer", async () => {
  vi.useFakeTimers();
  const hanging = Promise.withResolvers<InboxHealth>();
  const readiness = new Readiness(() => hanging.promise);
  const told: string[] = [];
  const { listening, stopping } = supervise(
    readiness,
    (...states) => told.push(...states),
    20_000,
  );
  listening();
  void readiness.start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([
    "STATUS=Serves pages, but the inbox takes no messages: STORE_SILENT",
  ]);
  hanging.resolve({ reachable: false, problem: "ECONNREFUSED" });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told.at(-1)).toBe("WATCHDOG=1");
  readiness.stop();
  stopping();
});
