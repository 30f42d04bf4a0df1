import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { symlinkSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished } from "vitest";
import { freePort } from "../../tests/tools/ports.ts";
import { startPostgres } from "../../tests/tools/postgres.ts";
import { serverForTests } from "../testing/server-for-tests.ts";
import {
  lastWords,
  listening,
  output,
  type ServerProcess,
  sendMessage,
} from "../testing/server-process.ts";
import { sampleSubmission } from "./testing/samples.ts";
import { startSmtpServer } from "./testing/smtp-server.ts";
import { damage } from "./testing/stores.ts";

const { site, start: startServer } = serverForTests();
/** The one that was started last. */
let server: ServerProcess;

const inboxFile = () => path.join(site().buildDir, "data", "inbox.sqlite");

function countStored(): unknown {
  const store = new DatabaseSync(inboxFile(), { readOnly: true });
  const row = store
    .prepare("SELECT count(*) AS count FROM contact_message")
    .get();
  store.close();
  return row?.count;
}

async function start(variables: Record<string, string> = {}) {
  server = startServer(variables);
  const port = await listening(server);
  const origin = `http://127.0.0.1:${port}`;
  return {
    page: async () => (await fetch(`${origin}/contact`)).status,
    send: async (message = "Hello") =>
      (await sendMessage(port, { ...sampleSubmission, message })).status,
    ready: async () => (await fetch(`${origin}/readyz`)).status,
    /** Resolves when the server logs why it is not ready. */
    reported: (problem: string) =>
      output(server.stdout, new RegExp(`"problem":"${problem}".*"not ready`)),
    delivers: async () => (await fetch(`${origin}/deliveryz`)).status,
  };
}

/** The server checks every ten seconds. */
const afterTheNextCheck = { timeout: 20_000 };

it("serves pages while another program locks the store, and stores the message afterwards", async () => {
  const visitor = await start();
  const holder = new DatabaseSync(inboxFile(), { timeout: 10_000 });
  holder.exec("BEGIN IMMEDIATE");
  let answered = false;
  const sending = visitor.send().finally(() => {
    answered = true;
  });
  expect([await visitor.page(), await visitor.page(), answered]).toEqual([
    200,
    200,
    false,
  ]);
  holder.exec("ROLLBACK");
  holder.close();
  expect(await sending).toBe(200);
});

it("refuses messages below the minimum of free disk space, and reports it", async () => {
  const visitor = await start({ CONTACT_DISK_FLOOR_MEGABYTES: "1000000000" });
  await visitor.reported("STORE_DISK_FLOOR");
  const logged = output(
    server.stdout,
    /"reason":"STORE_DISK_FLOOR".*contact message not stored/,
  );
  expect(await visitor.send()).toBe(503);
  await logged;
  expect(await visitor.ready()).toBe(503);
  expect(await visitor.page()).toBe(200);
});

it.runIf(process.platform === "linux")(
  "refuses messages while its files cannot grow, and says so",
  async () => {
    const visitor = await start();
    expect([await visitor.send(), await visitor.ready()]).toEqual([200, 200]);
    const allow = (bytes: string) =>
      execFileSync("prlimit", ["--pid", `${server.pid}`, `--fsize=${bytes}:`]);
    allow("4096");
    expect(await visitor.send()).toBe(503);
    await expect.poll(visitor.ready, afterTheNextCheck).toBe(503);
    allow("unlimited");
    expect(await visitor.send("Once more")).toBe(200);
    await expect.poll(visitor.ready, afterTheNextCheck).toBe(200);
    expect(countStored()).toBe(2);
  },
);

it.each(["", "-wal", "-shm"])(
  "refuses messages once inbox.sqlite%s is deleted, and says so",
  async (suffix) => {
    const visitor = await start();
    expect(await visitor.send()).toBe(200);
    await rm(inboxFile() + suffix);
    expect(await visitor.send()).toBe(503);
    await visitor.reported("STORE_FILES_GONE");
    expect(await visitor.ready()).toBe(503);
    expect(await visitor.page()).toBe(200);
  },
);

it("loses no acknowledged message if its journal is deleted and it is killed", async () => {
  const visitor = await start();
  const statuses: number[] = [];
  for (let count = 0; count < 20; count++) {
    if (count === 10) await rm(`${inboxFile()}-wal`);
    statuses.push(await visitor.send(`Message ${count}`));
  }
  server.kill("SIGKILL");
  await once(server, "exit");
  await start();
  const acknowledged = statuses.filter((status) => status === 200).length;
  expect([acknowledged, countStored()]).toEqual([10, 10]);
});

it("refuses messages if its file is damaged at start, says so, and serves pages", async () => {
  const visitor = await start();
  await visitor.send();
  server.kill("SIGTERM");
  await once(server, "exit");
  damage(inboxFile());
  const restarted = await start();
  await restarted.reported("STORE_DAMAGED");
  expect(await restarted.ready()).toBe(503);
  expect([await restarted.send(), await restarted.page()]).toEqual([503, 200]);
});

it("erases at start what is older than the privacy policy promises", async () => {
  const { buildDir, manifest } = site();
  const promising = { ...manifest, keepMessagesDays: 30 };
  await writeFile(
    path.join(buildDir, "manifest.json"),
    JSON.stringify(promising),
  );
  const visitor = await start();
  await visitor.send();
  const store = new DatabaseSync(inboxFile());
  store.exec("UPDATE contact_message SET received_at = 0");
  server.kill("SIGTERM");
  await once(server, "exit");
  await start();
  const left = () =>
    store.prepare("SELECT count(*) AS count FROM contact_message").get()?.count;
  await expect.poll(left).toBe(0);
  store.close();
});

it("tells the owner by mail, and a monitor, that a webhook gets no messages", async () => {
  const smtp = await startSmtpServer();
  onTestFinished(() => smtp.close());
  const sinks = {
    CONTACT_WEBHOOK_URL: "http://127.0.0.1:9/nobody",
    SMTP_URL: smtp.url,
    CONTACT_TO: "hello@algosmith.example",
  };
  const visitor = await start(sinks);
  await expect.poll(visitor.delivers).toBe(200);
  await visitor.send();
  await expect.poll(() => smtp.mails, { timeout: 10_000 }).toHaveLength(1);
  server.kill("SIGTERM");
  await once(server, "exit");
  const store = new DatabaseSync(inboxFile());
  store.exec("UPDATE contact_delivery SET queued_at = 0");
  store.close();
  const restarted = await start(sinks);
  await expect.poll(() => smtp.mails, { timeout: 10_000 }).toHaveLength(2);
  expect(smtp.mails[1]?.source).toContain("webhook: 1");
  expect([await restarted.delivers(), await restarted.ready()]).toEqual([
    503, 200,
  ]);
});

/**
 * Node reports ENOENT, as for a missing folder on a read-only disk, which only
 * root could mount.
 */
function linkToNowhere(): string {
  const link = path.join(site().buildDir, "data");
  symlinkSync(path.join(site().buildDir, "nowhere"), link);
  return link;
}

it.each([
  [
    "a folder that cannot be made",
    () => ({ DATA_DIR: path.join(site().buildDir, "manifest.json", "data") }),
  ],
  [
    "a folder that is missing on a disk that is not there",
    () => ({ DATA_DIR: linkToNowhere() }),
  ],
  ["a setting that is no number", () => ({ CONTACT_SPAM_MEGABYTES: "lots" })],
  [
    "a period that the privacy policy does not promise",
    () => ({ CONTACT_KEEP_DAYS: "30" }),
  ],
])("says in one sentence what is wrong with %s", async (_, variables) => {
  const environment = variables();
  const { code, said } = await lastWords(startServer(environment));
  expect(code).toBe(1);
  expect(said).toContain(Object.keys(environment)[0]);
  expect(said).not.toContain("    at ");
});

it("serves pages while PostgreSQL is down at start, and accepts messages once it is up", async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const url = new URL(await postgres.createDatabase());
  const target = Number(url.port);
  // Refuses connections until it is opened, and then forwards them to the
  // database.
  const door = createServer((socket) => {
    const inner = connect(target, "127.0.0.1");
    socket.pipe(inner).pipe(socket);
    for (const side of [socket, inner]) side.on("error", () => side.destroy());
  });
  const port = await freePort();
  onTestFinished(() => void door.close());
  url.port = `${port}`;
  const visitor = await start({ DATABASE_URL: url.href });
  expect([await visitor.page(), await visitor.send()]).toEqual([200, 503]);
  await visitor.reported("ECONNREFUSED");
  expect(await visitor.ready()).toBe(503);
  await once(door.listen(port, "127.0.0.1"), "listening");
  await expect.poll(() => visitor.send()).toBe(200);
  await expect.poll(visitor.ready, afterTheNextCheck).toBe(200);
  server.kill("SIGTERM");
  await once(server, "exit");
});
