import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { parseContactEnvironment } from "../environment.ts";
import type { NewMessage, Suspicion } from "../inbox.ts";
import { openInbox } from "../open-inbox.ts";
import { startCollector } from "../testing/collector-process.ts";
import { hostileStrings, sampleMessage, sampleSource, sampleSubmission } from "../testing/samples.ts";
import { spoil, stores } from "../testing/stores.ts";
import { commands } from "./commands.ts";
import { run } from "./run.ts";

/** Nothing listens there. */
const webhook = { CONTACT_WEBHOOK_URL: "http://127.0.0.1:9/" };

function collecting() {
  let text = "";
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  return { stream, text: () => text };
}

describe.each(stores())("npm run inbox on $kind", ({ store }) => {
  let environment: Record<string, string>;
  let folder: string;

  beforeAll(async () => {
    await store.start();
    folder = await mkdtemp(join(tmpdir(), "inbox-cli-"));
  });
  afterAll(async () => {
    await store.stop();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    environment = { ...(await store.empty()), ...webhook };
  });

  const inbox = async (...args: string[]) => {
    const stdout = collecting();
    const stderr = collecting();
    const terminal = { stdout: stdout.stream, stderr: stderr.stream, columns: 120 };
    const code = await run(args, environment, terminal);
    return { code, stdout: stdout.text(), stderr: stderr.text() };
  };
  const json = async (...args: string[]) => JSON.parse((await inbox(...args, "--json")).stdout);
  const add = async (changes: Partial<NewMessage> = {}, now = Date.now()) => {
    const opened = await openInbox(parseContactEnvironment(environment), () => now);
    const result = await opened.add(sampleMessage(changes));
    await opened.close();
    if (result.outcome === "mismatch") throw new Error("The key was used before.");
    return result.id;
  };
  const settle = async (outcome: "delivered" | "dead", now = Date.now()) => {
    const opened = await openInbox(parseContactEnvironment(environment), () => now);
    for (const leased of await opened.leaseDeliveries("webhook", 100)) {
      if (outcome === "delivered") await opened.recordDelivered(leased);
      else await opened.recordFailure(leased, "http-500: oops", null);
    }
    await opened.close();
  };

  it("lists the newest messages in a table, without spam", async () => {
    const id = await add();
    const spam = await add({ suspectedSpam: true });
    const { code, stdout } = await inbox("list");
    expect(code).toBe(0);
    expect(stdout.split("\n")[0]).toMatch(/^ID +RECEIVED +DELIVERY +NAME +EMAIL +MESSAGE$/);
    expect(stdout.split("\n")[1]).toMatch(
      new RegExp(`^${id.slice(0, 8)} .*Z  webhook waiting  Asha Rao  asha@customer.example  We have`),
    );
    expect(stdout).not.toContain(spam.slice(0, 8));
    expect((await inbox("list", "--spam")).stdout).toContain(spam.slice(0, 8));
    expect(await json("list", "--all")).toMatchObject([{ id: spam }, { id }]);
    expect(await json("list", "--all", "--limit", "1")).toHaveLength(1);
  });

  it("shows one message by the beginning of its id", async () => {
    const id = await add();
    const { code, stdout } = await inbox("show", id.slice(0, 8).toUpperCase());
    expect(code).toBe(0);
    expect(stdout).toContain(sampleSubmission.message);
    expect(stdout).toContain("webhook waiting");
    expect(await json("show", id)).toMatchObject({
      id,
      ...sampleSubmission,
      suspectedSpam: false,
    });
  });

  it("shows how the visitor found the form, and exports it", async () => {
    const id = await add({ submission: { ...sampleSubmission, ...sampleSource } });
    const { stdout } = await inbox("show", id);
    expect(stdout).toContain("UTM source    newsletter\n");
    expect(stdout).toContain("Referrer      https://search.example/\n");
    expect(await json("show", id)).toMatchObject(sampleSource);
    const csv = (await inbox("export", "--format", "csv")).stdout.split("\r\n");
    expect(csv[0]).toMatch(
      /"website","utm_source","utm_medium","utm_campaign","utm_term","utm_content","referrer","deliveries"$/,
    );
    expect(csv[1]).toMatch(
      /"newsletter","email","spring & summer","erp","button","https:\/\/search\.example\/","webhook waiting"$/,
    );
  });

  it("searches for words", async () => {
    const id = await add({ submission: { ...sampleSubmission, message: "Salesforce to SAP" } });
    await add();
    expect((await json("search", "sap", "salesforce")).map((found: { id: string }) => found.id)).toEqual([
      id,
    ]);
  });

  it("delivers a message once it is marked as not spam", async () => {
    const id = await add({ suspectedSpam: true });
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
  });

  it("says why a message is suspected", async () => {
    const suspicion: Suspicion = { score: 11, reasons: ["too-fast", "many-links"] };
    const id = await add({ suspectedSpam: true, suspicion });
    expect((await inbox("show", id)).stdout).toMatch(
      /suspected \(score 11\)\n +The form .*\n +There are more/,
    );
    expect(await json("show", id)).toMatchObject({ spamScore: 11, spamReasons: suspicion.reasons });
  });

  it("does not deliver a message once it is marked as spam", async () => {
    const id = await add();
    expect((await inbox("spam", id)).stdout).toBe("Marked 1 message as spam.\n");
    expect(await json("show", id)).toMatchObject({ suspectedSpam: true, deliveries: [] });
  });

  it("redelivers dead letters", async () => {
    const id = await add();
    await settle("dead");
    expect((await inbox("show", id)).stdout).toContain("webhook dead after 1 attempt (http-500: oops)");
    expect(await json("list", "--undelivered")).toMatchObject([{ id }]);
    expect(await json("redeliver", "--dead")).toEqual({ ids: [id], sinks: ["webhook"] });
    expect(await json("redeliver", "--dead")).toMatchObject({ ids: [] });
    expect((await inbox("redeliver")).code).toBe(2);
    expect((await inbox("redeliver", id, "--dead")).code).toBe(2);
  });

  it("warns if it does not know the server's sinks", async () => {
    const dead = await add();
    const spam = await add({ suspectedSpam: true });
    environment.CONTACT_WEBHOOK_URL = "";
    expect(await inbox("redeliver", dead)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("CONTACT_WEBHOOK_URL"),
    });
    expect(await inbox("not-spam", spam)).toMatchObject({
      code: 0,
      stderr: expect.stringContaining("No sink is configured"),
    });
    expect(await json("show", dead)).toMatchObject({ deliveries: [{ state: "waiting" }] });
  });

  it("deletes a message only with --yes", async () => {
    const id = await add();
    expect((await inbox("delete", id)).code).toBe(2);
    expect(await json("list")).toHaveLength(1);
    expect((await inbox("delete", id, "--yes")).code).toBe(0);
    expect(await inbox("delete", id, "--yes")).toMatchObject({ code: 1, stdout: "" });
  });

  it("lists and exports the others if one message cannot be decoded, and says which", async () => {
    const [bad, good] = [await add(), await add()];
    await spoil(environment, "UPDATE contact_message SET payload = '{' WHERE id = $1", [bad]);
    const listed = await inbox("list");
    expect(listed).toMatchObject({ code: 1, stderr: expect.stringContaining(bad) });
    expect(listed.stdout).toContain(good.slice(0, 8));
    for (const format of ["json", "csv"]) {
      const exported = await inbox("export", "--format", format);
      expect(exported).toMatchObject({ code: 1, stderr: expect.stringContaining(bad) });
      expect(exported.stdout).toContain(good);
      expect(exported.stdout).toContain(bad);
    }
  });

  it("says how many messages a search found if it does not show all", async () => {
    for (let count = 0; count < 25; count++) await add();
    expect(await inbox("search", "erp")).toMatchObject({
      code: 0,
      stderr: expect.stringContaining("20 of 25"),
    });
    expect((await inbox("search", "erp", "--limit", "25")).stderr).toBe("");
  });

  it("deletes every message of an address", async () => {
    for (let count = 0; count < 25; count++) await add({ suspectedSpam: count % 2 === 0 });
    await add({ submission: { ...sampleSubmission, email: " ASHA@Customer.example" } });
    const other = await add({ submission: { ...sampleSubmission, email: "basha@customer.example" } });
    expect(await inbox("delete", "--email", "asha@customer.example")).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("26 messages"),
    });
    expect(await json("delete", "--email", "asha@customer.example", "--yes")).toMatchObject({ count: 26 });
    expect(await json("list", "--all")).toMatchObject([{ id: other }]);
  });

  it("promises no more than the database does about what remains of a deleted message", async () => {
    const { code, stderr } = await inbox("delete", await add(), "--yes");
    expect(code).toBe(0);
    expect(stderr).toMatch(environment.DATABASE_URL ? /PostgreSQL.*write-ahead log.*recycle/ : /^$/);
  });

  it("backs up to a file that works in DATA_DIR, and refers to PostgreSQL's own tools", async () => {
    const id = await add({ submission: { ...sampleSubmission, message: "\0\uDC00" } });
    const before = await json("list");
    const file = join(folder, id, "inbox.sqlite");
    const made = await inbox("backup", file);
    if (environment.DATABASE_URL)
      return expect(made).toMatchObject({ code: 1, stderr: expect.stringMatching(/pg_dump/) });
    expect(made.code).toBe(0);
    environment.DATA_DIR = dirname(file);
    expect(await json("list")).toEqual(before);
  });

  it("exits with 1 if deliveries are stuck", async () => {
    expect(await inbox("status")).toMatchObject({ code: 0, stdout: expect.stringContaining("0 waiting") });
    await add({}, Date.now() - 2 * 60 * 60 * 1000);
    expect(await inbox("status")).toMatchObject({ code: 1, stdout: expect.stringContaining("1 of these") });
    expect(await json("status")).toEqual({ reachable: true, waiting: 1, stuck: 1, dead: 0 });
  });

  it("exports hostile strings to JSON exactly, and to CSV harmlessly", async () => {
    for (const text of Object.values(hostileStrings)) {
      await add({ submission: { name: text, email: text, projectType: text, message: text, website: text } });
    }
    const { stdout } = await inbox("export");
    const words = JSON.parse(stdout).map((record: { message: string }) => record.message);
    expect(words).toEqual(Object.values(hostileStrings).reverse());
    expect(stdout).toMatch(/\\u0000.*\\ud800|\\ud800.*\\u0000/s);
    expect(stdout.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);

    const file = join(folder, `${crypto.randomUUID()}.csv`);
    expect((await inbox("export", "--format", "csv", "--out", file)).code).toBe(0);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const csv = await readFile(file, "utf8");
    expect(csv).toMatch(/^\uFEFF"id","received_at"/);
    expect(csv).not.toMatch(/(^|,)"[=+\-@\t\r]/m);
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"",""click"")"`);
    expect(csv).toContain('"before␀after"');
    expect(csv).toContain('"a\uFFFDb"');
    expect((await inbox("export", "--out", file)).code).toBe(1);
    expect((await inbox("export", "--format", "xml")).code).toBe(2);
  });

  it("prints no terminal escape sequences from a message", async () => {
    const text = Object.values(hostileStrings)
      .filter((each) => each.length < 1000)
      .join("\n");
    const id = await add({
      submission: { name: text, email: text, projectType: text, message: text, website: text },
    });
    for (const { stdout } of [
      await inbox("list"),
      await inbox("show", id),
      await inbox("show", id, "--json"),
    ]) {
      expect(stdout.replace(/[\n\t]/g, "")).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
    }
    expect((await inbox("list")).stdout.trimEnd().split("\n")).toHaveLength(2);
  });

  it("works while the server accepts messages, and does not disturb it", async () => {
    const collector = await startCollector(environment);
    onTestFinished(() => void collector.child.kill("SIGKILL"));
    const known = await collector.send(sampleSubmission);
    let done = false;
    const sending = Array.from({ length: 4 }, async () => {
      const statuses = new Set<number>();
      while (!done) statuses.add((await collector.send(sampleSubmission)).status);
      return [...statuses];
    });
    const id = known.id ?? "";
    const commands = [["list"], ["redeliver", id], ["search", "erp"], ["delete", id, "--yes"]];
    const codes: number[] = [];
    for (const args of commands) codes.push((await inbox(...args)).code);
    done = true;
    expect(codes).toEqual([0, 0, 0, 0]);
    expect(await Promise.all(sending)).toEqual(Array(4).fill([200]));
    expect(await collector.end("SIGTERM")).toBe(0);
  });
});

describe("the command", () => {
  const ask = async (...args: string[]) => {
    const stdout = collecting();
    const stderr = collecting();
    const code = await run(
      args,
      { DATA_DIR: "/nonexistent/\0" },
      { stdout: stdout.stream, stderr: stderr.stream, columns: 80 },
    );
    return { code, stdout: stdout.text(), stderr: stderr.text() };
  };

  it.each([[], ["help"], ["--help"], ["-h"]])("lists every command in its help (%s)", async (...args) => {
    const { code, stdout } = await ask(...args);
    expect(code).toBe(0);
    for (const { name } of commands) expect(stdout).toMatch(new RegExp(`^  ${name} `, "m"));
  });

  it.each(commands.map(({ name }) => name))("explains the options of %s in its help", async (name) => {
    const { code, stdout } = await ask(name, "--help");
    expect(code).toBe(0);
    expect(stdout).toContain(`-- ${name}`);
    expect((await ask("help", name)).stdout).toBe(stdout);
    const command = commands.find((each) => each.name === name);
    for (const option of Object.keys(command?.options ?? {})) expect(stdout).toContain(`--${option}`);
  });

  it.each([
    ["frobnicate"],
    ["list", "--nonsense"],
    ["list", "extra"],
    ["show"],
    ["list", "--limit"],
    ["list", "--limit", "-1"],
  ])("exits with 2 on a usage error (%s)", async (...args) => {
    const { code, stdout, stderr } = await ask(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain("npm run --silent inbox --");
  });

  it("names an invalid environment variable", async () => {
    const stderr = collecting();
    const terminal = { stdout: collecting().stream, stderr: stderr.stream, columns: 80 };
    expect(await run(["list"], { DATABASE_URL: "mysql://x" }, terminal)).toBe(1);
    expect(await run(["list"], { SMTP_URL: "smtp://x" }, terminal)).toBe(1);
    expect(stderr.text()).toMatch(/DATABASE_URL must be.*CONTACT_TO/s);
  });

  it("does not fail if its output pipe closes early", async () => {
    const folder = await mkdtemp(join(tmpdir(), "inbox-cli-"));
    const opened = await openInbox(parseContactEnvironment({ DATA_DIR: folder }));
    for (let count = 0; count < 20; count++) {
      await opened.add(sampleMessage({ submission: { ...sampleSubmission, message: "x".repeat(100_000) } }));
    }
    await opened.close();
    const child = spawn(process.execPath, [fileURLToPath(new URL("./main.ts", import.meta.url)), "export"], {
      env: { ...process.env, DATA_DIR: folder, DATABASE_URL: "" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    await once(child.stdout, "data");
    child.stdout.destroy();
    const complaints = collecting();
    child.stderr.pipe(complaints.stream);
    const [code] = await once(child, "close");
    await rm(folder, { recursive: true, force: true });
    expect({ code, complaints: complaints.text() }).toEqual({ code: 0, complaints: "" });
  });

  it("exports large messages in bounded memory", async () => {
    const folder = await mkdtemp(join(tmpdir(), "inbox-cli-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await (await openInbox(parseContactEnvironment({ DATA_DIR: folder }))).close();
    const payload = JSON.stringify({ ...sampleSubmission, message: "x".repeat(1_000_000) });
    const rows = `WITH RECURSIVE counted (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < 60)
      INSERT INTO contact_message (id, received_at, spam, payload) SELECT hex(randomblob(16)), 0, 0, $1 FROM counted`;
    await spoil({ DATA_DIR: folder }, rows, [payload]);
    const program = fileURLToPath(new URL("./main.ts", import.meta.url));
    const child = spawn(process.execPath, ["--max-old-space-size=48", program, "export"], {
      env: { ...process.env, DATA_DIR: folder, DATABASE_URL: "" },
      stdio: ["ignore", "pipe", "ignore"],
    });
    const closed = once(child, "close");
    let bytes = 0;
    for await (const chunk of child.stdout) bytes += chunk.length;
    expect((await closed)[0]).toBe(0);
    expect(bytes).toBeGreaterThan(60_000_000);
  });
});
