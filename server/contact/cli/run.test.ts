import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { startPostgres } from "../../../tests/tools/postgres.ts";
import { testFolder } from "../../../tests/tools/test-folder.ts";
import { startCollector } from "../../testing/server-process.ts";
import { parseContactEnvironment } from "../environment.ts";
import type { NewMessage, Suspicion } from "../message.ts";
import { openInbox } from "../storage/inbox.ts";
import { arrange } from "../submission.ts";
import {
  hostileStrings,
  sampleMessage,
  sampleSource,
  sampleSubmission,
  siteUrl,
} from "../testing/samples.ts";
import { spoil } from "../testing/stores.ts";
import { commands } from "./commands.ts";
import { run } from "./run.ts";

let environment: Record<string, string>;
let folder: string;
beforeEach(() => {
  folder = testFolder("inbox-cli");
  // Nothing listens there.
  environment = {
    DATA_DIR: join(folder, "data"),
    CONTACT_WEBHOOK_URL: "http://127.0.0.1:9/",
  };
});

function collecting() {
  let written = "";
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written += chunk;
      done();
    },
  });
  return { stream, written: () => written };
}

async function inbox(...args: string[]) {
  const stdout = collecting();
  const stderr = collecting();
  const code = await run(args, environment, {
    stdout: stdout.stream,
    stderr: stderr.stream,
  });
  return { code, stdout: stdout.written(), stderr: stderr.written() };
}
const json = async (...args: string[]) =>
  JSON.parse((await inbox(...args, "--json")).stdout);

/** As the server does at its first start. */
async function createInbox(): Promise<void> {
  const opened = await openInbox(parseContactEnvironment(environment));
  await opened.close();
}

async function add(changes: Partial<NewMessage> = {}): Promise<string> {
  const opened = await openInbox(parseContactEnvironment(environment));
  const result = await opened.add(sampleMessage(changes));
  await opened.close();
  if (result.outcome === "mismatch")
    throw new Error("The key was used before.");
  return result.id;
}

const everywhere = (words: string) => ({
  submission: arrange({
    name: words,
    email: words,
    projectType: words,
    message: words,
    website: words,
  }),
});

it("lists the newest messages in a table, without spam", async () => {
  const id = await add();
  const spam = await add({ suspectedSpam: true });
  const { code, stdout } = await inbox("list");
  expect(code).toBe(0);
  expect(stdout.split("\n")[0]).toMatch(
    /^ID +RECEIVED +DELIVERY +NAME +EMAIL +MESSAGE$/,
  );
  expect(stdout.split("\n")[1]).toMatch(
    new RegExp(
      `^${id.slice(0, 8)} .*Z  webhook waiting  Asha Rao  asha@customer.example  We have`,
    ),
  );
  expect(stdout).not.toContain(spam.slice(0, 8));
  expect((await inbox("list", "--spam")).stdout).toContain(spam.slice(0, 8));
  expect(await json("list", "--all")).toMatchObject([{ id: spam }, { id }]);
  expect(await json("list", "--all", "--limit", "1")).toHaveLength(1);
});

it("shows a message by the beginning of its id, with how the visitor found the form, and exports it", async () => {
  const id = await add({
    submission: { ...sampleSubmission, ...sampleSource },
  });
  const { code, stdout } = await inbox("show", id.slice(0, 8).toUpperCase());
  expect(code).toBe(0);
  expect(stdout).toContain(sampleSubmission.message);
  expect(stdout).toMatch(
    /UTM source {4}newsletter\n.*Referrer {6}https:\/\/search\.example\/\n.*webhook waiting/s,
  );
  expect(await json("show", id)).toMatchObject({
    id,
    ...sampleSubmission,
    ...sampleSource,
  });
  const csv = (await inbox("export", "--format", "csv")).stdout.split("\r\n");
  expect(csv[0]).toMatch(
    /"website","utm_source","utm_medium","utm_campaign","utm_term","utm_content","referrer","unlisted","deliveries"$/,
  );
  expect(csv[1]).toMatch(
    /"newsletter","email","spring & summer","erp","button","https:\/\/search\.example\/","","webhook waiting"$/,
  );
});

it("shows, finds and exports what was sent in fields that this release does not have", async () => {
  const unlisted = { laterField: "Northline", formerField: "Pune" };
  const id = await add({ submission: { ...sampleSubmission, unlisted } });
  expect((await inbox("show", id)).stdout).toMatch(
    /^laterField {4}Northline\nformerField {3}Pune$/m,
  );
  expect(await json("search", "northline", "pune")).toMatchObject([
    { id, unlisted },
  ]);
  expect(await json("search", new URL(siteUrl).host)).toEqual([]);
  const csv = (await inbox("export", "--format", "csv")).stdout;
  expect(csv).toContain('"laterField: Northline\nformerField: Pune"');
});

it("searches for words, and says how many messages it found if it does not show all", async () => {
  const id = await add({
    submission: { ...sampleSubmission, message: "Salesforce to SAP" },
  });
  expect(await json("search", "sap", "salesforce")).toMatchObject([{ id }]);
  const accented = await add({
    submission: { ...sampleSubmission, message: "E\u0301LAN" },
  });
  expect(await json("search", "élan")).toMatchObject([{ id: accented }]);
  for (let count = 0; count < 25; count++) await add();
  expect(await inbox("search", "erp")).toMatchObject({
    code: 0,
    stderr: expect.stringContaining("20 of 25"),
  });
  expect((await inbox("search", "erp", "--limit", "25")).stderr).toBe("");
});

it("searches a message of combining marks in linear time", async () => {
  const marks = "\u0315".repeat(250_000) + "\u0300".repeat(250_000);
  const id = await add({
    submission: { ...sampleSubmission, message: `a${marks} word` },
  });
  const before = process.cpuUsage();
  expect(await json("search", "word")).toMatchObject([{ id }]);
  const { user, system } = process.cpuUsage(before);
  // Quadratic time would take several minutes.
  expect((user + system) / 1000).toBeLessThan(2000);
});

it("says why a message is suspected, and delivers it while it is marked as not spam", async () => {
  const suspicion: Suspicion = {
    score: 11,
    reasons: ["too-fast", "many-links"],
  };
  const id = await add({ suspectedSpam: true, suspicion });
  expect((await inbox("show", id)).stdout).toMatch(
    /suspected \(score 11\)\n +The form .*\n +There are more/,
  );
  expect(await json("show", id)).toMatchObject({
    spamScore: 11,
    spamReasons: suspicion.reasons,
  });
  expect((await inbox("redeliver", id)).code).toBe(1);
  expect(await json("not-spam", id)).toEqual({ ids: [id], sinks: ["webhook"] });
  expect(await json("show", id)).toMatchObject({
    suspectedSpam: false,
    deliveries: [{ state: "waiting" }],
  });
  expect(await inbox("not-spam", id)).toMatchObject({
    code: 1,
    stderr: `${id} is not suspected of spam.\n`,
  });
  expect((await inbox("spam", id)).stdout).toBe("Marked 1 message as spam.\n");
  expect(await json("show", id)).toMatchObject({
    suspectedSpam: true,
    deliveries: [],
  });
});

it("redelivers dead letters", async () => {
  const id = await add();
  const opened = await openInbox(parseContactEnvironment(environment));
  for (const leased of await opened.leaseDeliveries("webhook", 1)) {
    await opened.recordFailure(leased, "http-500: oops", null);
  }
  await opened.close();
  expect((await inbox("show", id)).stdout).toContain(
    "webhook dead after 1 attempt (http-500: oops)",
  );
  expect(await json("list", "--undelivered")).toMatchObject([{ id }]);
  expect(await json("redeliver", "--dead")).toEqual({
    ids: [id],
    sinks: ["webhook"],
  });
  expect(await json("redeliver", "--dead")).toMatchObject({ ids: [] });
});

it("warns if it does not know the server's sinks", async () => {
  const dead = await add();
  const spam = await add({ suspectedSpam: true });
  environment.CONTACT_WEBHOOK_URL = "";
  for (const which of [dead, "--dead"]) {
    expect(await inbox("redeliver", which)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("CONTACT_WEBHOOK_URL"),
    });
  }
  expect(await inbox("not-spam", spam)).toMatchObject({
    code: 0,
    stderr: expect.stringContaining("No sink is configured"),
  });
  expect(await json("show", dead)).toMatchObject({
    deliveries: [{ state: "waiting" }],
  });
});

it("lists and exports the others if one message cannot be decoded, and says which", async () => {
  const bad = await add();
  const good = await add();
  await spoil(
    environment,
    "UPDATE contact_message SET payload = '{' WHERE id = $1",
    [bad],
  );
  for (const args of [
    ["list"],
    ["export", "--format", "json"],
    ["export", "--format", "csv"],
  ]) {
    const { code, stdout, stderr } = await inbox(...args);
    expect([code, stderr]).toEqual([1, expect.stringContaining(bad)]);
    expect(stdout).toContain(good.slice(0, 8));
    expect(stdout).toContain(bad.slice(0, 8));
  }
});

it("deletes messages by id or address, permanently, but only with --yes", async () => {
  const id = await add();
  expect((await inbox("delete", id)).code).toBe(2);
  expect(await inbox("delete", id, "--yes")).toMatchObject({
    code: 0,
    stderr: "",
  });
  expect(await inbox("delete", id, "--yes")).toMatchObject({
    code: 1,
    stdout: "",
  });

  for (let count = 0; count < 25; count++)
    await add({ suspectedSpam: count % 2 === 0 });
  await add({
    submission: { ...sampleSubmission, email: " ASHA@Customer.example" },
  });
  const other = await add({
    submission: { ...sampleSubmission, email: "basha@customer.example" },
  });
  expect(
    await inbox("delete", "--email", "asha@customer.example"),
  ).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("26 messages"),
  });
  expect(
    await json("delete", "--email", "asha@customer.example", "--yes"),
  ).toMatchObject({ count: 26 });
  expect(await json("list", "--all")).toMatchObject([{ id: other }]);
});

it("promises no more than PostgreSQL does about deleted text, and refers to its tools for backups", async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  environment = { DATABASE_URL: await postgres.createDatabase() };
  const { code, stderr } = await inbox("delete", await add(), "--yes");
  expect([code, stderr]).toEqual([
    0,
    expect.stringMatching(/PostgreSQL.*write-ahead log.*recycle/),
  ]);
  const backup = await inbox("backup", join(folder, "copy.sqlite"));
  expect(backup).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/pg_dump/),
  });
});

it("backs up to a new private file that works in DATA_DIR, and overwrites none", async () => {
  await add({ submission: { ...sampleSubmission, message: "\0\uDC00" } });
  const before = await json("list");
  const file = join(folder, "restored", "inbox.sqlite");
  expect((await inbox("backup", file)).code).toBe(0);
  expect(await inbox("backup", file)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("already"),
  });
  const inFile = await inbox("backup", join(file, "inbox.sqlite"));
  expect(inFile).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The backup: .*cannot be written to/),
  });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(join(folder, "restored"))).toEqual(["inbox.sqlite"]);
  environment.DATA_DIR = join(folder, "restored");
  expect(await json("list")).toEqual(before);
});

const everyCommand = [
  ["status"],
  ["list"],
  ["show", "4d1c"],
  ["search", "erp"],
  ["export"],
  ["delete", "--email", "asha@customer.example", "--yes"],
  ["redeliver", "--dead"],
  ["spam", "4d1c"],
  ["not-spam", "4d1c"],
];

it("creates no inbox where there is none, and says where it looked", async () => {
  const data = join(folder, "data");
  const copy = join(folder, "copy.sqlite");
  for (const args of [...everyCommand, ["backup", copy]]) {
    const { code, stdout, stderr } = await inbox(...args);
    expect([args[0], code, stdout]).toEqual([args[0], 1, ""]);
    expect(stderr).toMatch(
      new RegExp(`^There is no inbox in ${data}.*DATA_DIR.*\n$`),
    );
  }
  expect(await readdir(folder)).toEqual([]);
  for (const file of ["", "data of another program"]) {
    await mkdir(data, { recursive: true });
    await writeFile(join(data, "inbox.sqlite"), file);
    expect((await inbox("list")).code).toBe(1);
    expect(await readFile(join(data, "inbox.sqlite"), "utf8")).toBe(file);
    expect(await readdir(data)).toEqual(["inbox.sqlite"]);
  }
});

it("creates no tables in a PostgreSQL database that has no inbox", async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  environment.DATABASE_URL = await postgres.createDatabase();
  for (const args of everyCommand) {
    const { code, stdout, stderr } = await inbox(...args);
    expect([args[0], code, stdout]).toEqual([args[0], 1, ""]);
    expect(stderr).toMatch(
      /^There is no inbox in the database of DATABASE_URL.*\n$/,
    );
  }
  const client = new pg.Client({ connectionString: environment.DATABASE_URL });
  await client.connect();
  const tables = await client.query(
    "SELECT * FROM pg_tables WHERE schemaname = 'public'",
  );
  await client.end();
  expect(tables.rows).toEqual([]);
});

it("migrates no inbox: that is for the server, which keeps a copy", async () => {
  await createInbox();
  await spoil(environment, "UPDATE contact_schema SET version = 3");
  expect(await inbox("list")).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/version 3.*start the server/i),
  });
  expect(await readdir(join(folder, "data"))).toEqual(["inbox.sqlite"]);
});

it("exports all messages that were sent with an address, suspected spam and deliveries included", async () => {
  const id = await add({
    submission: { ...sampleSubmission, email: " ASHA@Customer.example" },
  });
  const spam = await add({ suspectedSpam: true });
  const other = await add({
    submission: { ...sampleSubmission, email: "basha@customer.example" },
  });
  const { code, stdout } = await inbox(
    "export",
    "--email",
    "asha@customer.example",
  );
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject([
    { id: spam, suspectedSpam: true, deliveries: [] },
    {
      id,
      suspectedSpam: false,
      deliveries: [{ sink: "webhook", state: "waiting" }],
    },
  ]);
  const file = join(folder, "asha.csv");
  const toFile = ["--format", "csv", "--out", file];
  expect(
    (await inbox("export", "--email", "asha@customer.example", ...toFile)).code,
  ).toBe(0);
  const csv = await readFile(file, "utf8");
  expect([csv.includes(id), csv.includes(spam), csv.includes(other)]).toEqual([
    true,
    true,
    false,
  ]);
});

it.each([["export"], ["delete", "--yes"]])(
  "says with exit code 1 that %s found nothing of an address",
  async (...args) => {
    const id = await add();
    const nobody = await inbox(...args, "--email", "nobody@customer.example");
    expect(nobody).toMatchObject({
      code: 1,
      stderr: "No message was sent with nobody@customer.example.\n",
    });
    expect(await json("list")).toMatchObject([{ id }]);
  },
);

it("exits with 1 if deliveries are stuck", async () => {
  await createInbox();
  expect(await inbox("status")).toMatchObject({
    code: 0,
    stdout: expect.stringContaining("0 waiting"),
  });
  await add();
  await spoil(environment, "UPDATE contact_delivery SET queued_at = 0");
  expect(await inbox("status")).toMatchObject({
    code: 1,
    stdout: expect.stringContaining("1 of these"),
  });
  expect(await json("status")).toEqual({
    reachable: true,
    waiting: 1,
    stuck: 1,
    dead: 0,
  });
});

it("exports hostile strings to JSON exactly, and to CSV harmlessly", async () => {
  for (const words of Object.values(hostileStrings))
    await add(everywhere(words));
  const { stdout } = await inbox("export");
  const exported = JSON.parse(stdout).map(
    (record: { message: string }) => record.message,
  );
  expect(exported).toEqual(Object.values(hostileStrings).reverse());
  expect(stdout).toMatch(/\\u0000.*\\ud800|\\ud800.*\\u0000/s);
  expect(stdout.replaceAll("\n", "")).not.toMatch(
    /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u,
  );

  const file = join(folder, "messages.csv");
  expect((await inbox("export", "--format", "csv", "--out", file)).code).toBe(
    0,
  );
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const csv = await readFile(file, "utf8");
  expect(csv).toMatch(/^\uFEFF"id","received_at"/);
  expect(csv).not.toMatch(/(^|,)"[=+\-@\t\r]/m);
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"",""click"")"`);
  expect(csv).toContain('"before␀after"');
  expect(csv).toContain('"a\uFFFDb"');
  expect((await inbox("export", "--out", file)).code).toBe(1);
});

it("prints no terminal escape sequences from a message", async () => {
  const short = Object.values(hostileStrings).filter(
    (words) => words.length < 1000,
  );
  const id = await add(everywhere(short.join("\n")));
  for (const args of [["list"], ["show", id], ["show", id, "--json"]]) {
    const { stdout } = await inbox(...args);
    expect(stdout.replace(/[\n\t]/g, "")).not.toMatch(
      /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u,
    );
  }
  expect((await inbox("list")).stdout.trimEnd().split("\n")).toHaveLength(2);
});

it("works while the server accepts messages, and does not disturb it", async () => {
  const collector = await startCollector(environment);
  onTestFinished(() => void collector.end("SIGKILL"));
  const { id } = await collector.send(sampleSubmission);
  let done = false;
  const sending = Array.from({ length: 4 }, async () => {
    const statuses = new Set<number>();
    while (!done) statuses.add((await collector.send(sampleSubmission)).status);
    return [...statuses];
  });
  const backup = ["backup", join(folder, "copy.sqlite")];
  const codes: number[] = [];
  for (const args of [
    ["list"],
    ["redeliver", `${id}`],
    backup,
    ["search", "erp"],
    ["delete", `${id}`, "--yes"],
  ]) {
    codes.push((await inbox(...args)).code);
  }
  done = true;
  expect(codes).toEqual([0, 0, 0, 0, 0]);
  expect(await Promise.all(sending)).toEqual(Array(4).fill([200]));
  expect(await collector.end("SIGTERM")).toBe(0);
});

it("explains every command in its help", async () => {
  const { code, stdout } = await inbox();
  expect(code).toBe(0);
  for (const args of [["help"], ["--help"], ["-h"]])
    expect((await inbox(...args)).stdout).toBe(stdout);
  for (const { usage, options = {} } of commands) {
    const [name = ""] = usage.split(" ");
    expect(stdout).toContain(`\n  ${usage}\n`);
    for (const option of Object.keys(options))
      expect(usage).toContain(`--${option}`);
    for (const args of [
      ["help", name],
      [name, "--help"],
    ])
      expect((await inbox(...args)).stdout).toContain(
        `  inbox ${usage} [--json]`,
      );
  }
});

it("shows in its help what to type: the npm script, or the program of a service", async () => {
  expect((await inbox("help", "list")).stdout).toContain("\n  inbox list ");
  environment.npm_lifecycle_event = "inbox";
  expect((await inbox("help", "list")).stdout).toContain(
    "\n  npm run --silent inbox -- list ",
  );
});

it.each([
  ["frobnicate"],
  ["delete"],
  ["list", "--spam", "--all"],
  ["list", "--nonsense"],
  ["list", "extra"],
  ["show"],
  ["list", "--limit"],
  ["list", "--limit", "-1"],
  ["redeliver"],
  ["redeliver", "4d1c", "--dead"],
  ["export", "--format", "xml"],
])("exits with 2 on a usage error (%s %s)", async (...args) => {
  const { code, stdout, stderr } = await inbox(...args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain("\n  inbox ");
});

/**
 * The command as its own process, with sixty messages of a megabyte in the
 * inbox.
 */
async function spawnWithMuch(...args: string[]) {
  await createInbox();
  const payload = JSON.stringify({
    ...sampleSubmission,
    message: "x".repeat(1_000_000),
  });
  const rows = `WITH RECURSIVE counted (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < 60)
    INSERT INTO contact_message (id, received_at, spam, payload) SELECT hex(randomblob(16)), 0, 0, $1 FROM counted`;
  await spoil(environment, rows, [payload]);
  const program = fileURLToPath(new URL("./main.ts", import.meta.url));
  return spawn(
    process.execPath,
    ["--max-old-space-size=48", program, ...args],
    {
      env: { ...process.env, ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
}

const exportMuch = () => spawnWithMuch("export");

/** A process that has begun a backup of much, and is stopped before the end. */
async function beginBackup(file: string) {
  const child = await spawnWithMuch("backup", file);
  const exit = once(child, "exit");
  await expect
    .poll(() => readdir(dirname(file)), { interval: 1, timeout: 20_000 })
    .not.toEqual([]);
  child.kill("SIGSTOP");
  expect(await readdir(dirname(file))).not.toContain(basename(file));
  return { child, exit };
}

it("leaves alone what a running backup writes, and files of other programs", async () => {
  const backups = join(folder, "backups");
  const monday = "monday.sqlite";
  const tuesday = "tuesday.sqlite";
  await mkdir(backups);
  const other = "download.4194305.partial";
  const { child, exit } = await beginBackup(join(backups, monday));
  await writeFile(join(backups, other), "");
  const running = await readdir(backups);

  expect((await inbox("backup", join(backups, tuesday))).code).toBe(0);
  expect(await readdir(backups)).toEqual([...running, tuesday].sort());
  child.kill("SIGCONT");
  expect((await exit)[0]).toBe(0);
  expect(await readdir(backups)).toEqual([other, monday, tuesday]);
});

it("removes what a killed backup has left with the next one", async () => {
  const backups = join(folder, "backups");
  await mkdir(backups);
  const { child, exit } = await beginBackup(join(backups, "monday.sqlite"));
  child.kill("SIGKILL");
  await exit;
  expect(await readdir(backups)).not.toEqual([]);
  expect((await inbox("backup", join(backups, "tuesday.sqlite"))).code).toBe(0);
  expect(await readdir(backups)).toEqual(["tuesday.sqlite"]);
});

it("exports large messages in bounded memory", async () => {
  const child = await exportMuch();
  const closed = once(child, "close");
  let bytes = 0;
  for await (const chunk of child.stdout) bytes += chunk.length;
  expect((await closed)[0]).toBe(0);
  expect(bytes).toBeGreaterThan(60_000_000);
});

it("does not fail if its output pipe closes early", async () => {
  const child = await exportMuch();
  await once(child.stdout, "data");
  child.stdout.destroy();
  const [complaints, [code]] = await Promise.all([
    text(child.stderr),
    once(child, "close"),
  ]);
  expect({ code, complaints }).toEqual({ code: 0, complaints: "" });
});
