import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { symlinkSync } from "node:fs";
import { rm } from "node:fs/promises";
import { type AddressInfo, connect, createServer, type Server } from "node:net";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { startPostgres } from "../../tests/tools/postgres.ts";
import { type FixtureSite, writeFixtureSite } from "../testing/fixture-site.ts";
import { lastWords, listening, output, type ServerProcess, spawnServer } from "../testing/server-process.ts";
import { sampleSubmission } from "./testing/samples.ts";

let site: FixtureSite;
let server: ServerProcess;
beforeEach(async () => {
  site = await writeFixtureSite();
});
afterEach(async () => {
  server.kill("SIGKILL");
  await site.remove();
});

const inboxFile = () => path.join(site.buildDir, "data", "inbox.sqlite");

interface Visitor {
  /** The status of a page. */
  page(): Promise<number>;
  /** The status that the form answers. */
  send(): Promise<number>;
  ready(): Promise<{ status: number; problem?: string }>;
}

async function start(variables: Record<string, string> = {}): Promise<Visitor> {
  server = spawnServer(site, variables);
  const origin = `http://127.0.0.1:${await listening(server)}`;
  return {
    page: async () => (await fetch(`${origin}/contact`)).status,
    async send() {
      const answer = await fetch(`${origin}/api/contact`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...sampleSubmission, website: site.manifest.siteUrl }),
      });
      return answer.status;
    },
    async ready() {
      const answer = await fetch(`${origin}/readyz`);
      const { inbox } = (await answer.json()) as { inbox: { problem?: string } };
      return { status: answer.status, ...(inbox.problem && { problem: inbox.problem }) };
    },
  };
}

/** The result of a readiness check is kept for a second. */
const afterTheNextCheck = { timeout: 10_000 };

it("serves pages while another program locks the store, and stores the message afterwards", async () => {
  const visitor = await start();
  const holder = new DatabaseSync(inboxFile(), { timeout: 10_000 });
  holder.exec("BEGIN IMMEDIATE");
  let answered = false;
  const sending = visitor.send().finally(() => {
    answered = true;
  });
  expect([await visitor.page(), await visitor.page(), answered]).toEqual([200, 200, false]);
  holder.exec("ROLLBACK");
  holder.close();
  expect(await sending).toBe(200);
});

it("refuses messages below the minimum of free disk space, and reports it", async () => {
  const visitor = await start({ CONTACT_DISK_FLOOR_MEGABYTES: "1000000000" });
  const logged = output(server.stdout, /"reason":"STORE_DISK_FLOOR".*contact message not stored/);
  expect(await visitor.send()).toBe(503);
  await logged;
  expect(await visitor.ready()).toEqual({ status: 503, problem: "STORE_DISK_FLOOR" });
  expect(await visitor.page()).toBe(200);
});

it.runIf(process.platform === "linux")("is not ready while its files cannot grow", async () => {
  const visitor = await start();
  expect(await visitor.ready()).toEqual({ status: 200 });
  const allow = (bytes: string) => execFileSync("prlimit", ["--pid", `${server.pid}`, `--fsize=${bytes}:`]);
  allow("4096");
  await expect.poll(visitor.ready, afterTheNextCheck).toMatchObject({ status: 503 });
  allow("unlimited");
  await expect.poll(visitor.ready, afterTheNextCheck).toEqual({ status: 200 });
});

it("has all messages on disk after its file was deleted, those before and after", async () => {
  const visitor = await start();
  await visitor.send();
  await rm(inboxFile());
  expect(await visitor.send()).toBe(200);
  const stored = new DatabaseSync(inboxFile(), { readOnly: true });
  expect(stored.prepare("SELECT count(*) AS count FROM contact_message").get()).toEqual({ count: 2 });
  stored.close();
});

it("erases at start what is older than the privacy policy promises", async () => {
  await site.remove();
  site = await writeFixtureSite({ keepMessagesDays: 30 });
  const visitor = await start();
  await visitor.send();
  const store = new DatabaseSync(inboxFile());
  store.exec("UPDATE contact_message SET received_at = 0");
  server.kill("SIGTERM");
  await once(server, "exit");
  await start();
  const left = () => store.prepare("SELECT count(*) AS count FROM contact_message").get()?.count;
  await expect.poll(left).toBe(0);
  store.close();
});

/** Node reports ENOENT, as for a missing folder on a read-only disk, which only root could mount. */
function linkToNowhere(): string {
  const link = path.join(site.buildDir, "data");
  symlinkSync(path.join(site.buildDir, "nowhere"), link);
  return link;
}

it.each([
  ["a folder that cannot be made", () => ({ DATA_DIR: path.join(site.buildDir, "manifest.json", "data") })],
  ["a folder that is missing on a disk that is not there", () => ({ DATA_DIR: linkToNowhere() })],
  ["a setting that is no number", () => ({ CONTACT_SPAM_MEGABYTES: "lots" })],
  ["a period that the privacy policy does not promise", () => ({ CONTACT_KEEP_DAYS: "30" })],
])("says in one sentence what is wrong with %s", async (_, variables) => {
  const environment = variables();
  server = spawnServer(site, environment);
  const { code, said } = await lastWords(server);
  expect(code).toBe(1);
  expect(said).toContain(Object.keys(environment)[0]);
  expect(said).not.toContain("    at ");
});

describe("with PostgreSQL down at start", () => {
  /** A port that refuses connections until it is opened, and then forwards to the database. */
  async function closedDoor(target: number): Promise<{ port: number; open(): Promise<void> }> {
    const door: Server = createServer((socket) => {
      const inner = connect(target, "127.0.0.1");
      socket.pipe(inner).pipe(socket);
      for (const side of [socket, inner]) side.on("error", () => side.destroy());
    });
    door.listen(0, "127.0.0.1");
    await once(door, "listening");
    const { port } = door.address() as AddressInfo;
    door.close();
    await once(door, "close");
    onTestFinished(() => void door.close());
    return {
      port,
      async open() {
        door.listen(port, "127.0.0.1");
        await once(door, "listening");
      },
    };
  }

  it("serves pages, answers 503 to the form, and accepts messages once the database is up", async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    const url = new URL(await postgres.createDatabase());
    const door = await closedDoor(Number(url.port));
    url.port = `${door.port}`;
    const visitor = await start({ DATABASE_URL: url.href });
    expect(await visitor.page()).toBe(200);
    expect(await visitor.send()).toBe(503);
    expect(await visitor.ready()).toEqual({ status: 503, problem: "ECONNREFUSED" });
    await door.open();
    await expect.poll(visitor.send, { timeout: 10_000 }).toBe(200);
    await expect.poll(visitor.ready, afterTheNextCheck).toEqual({ status: 200 });
    server.kill("SIGTERM");
    await once(server, "exit");
  });
});
