import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import path from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { exchange } from "./testing/exchange.ts";
import { type FixtureSite, writeFixtureSite } from "./testing/fixture-site.ts";

// Each starts a process of its own, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

type Process = ChildProcessByStdio<null, Readable, Readable>;

let site: FixtureSite;
let server: Process;
beforeEach(async () => {
  site = await writeFixtureSite();
});
afterEach(async () => {
  server.kill("SIGKILL");
  await site.remove();
});

const program = path.join(import.meta.dirname, "main.ts");

function environment(): NodeJS.ProcessEnv {
  const { buildDir } = site;
  return {
    PATH: process.env.PATH,
    BUILD_DIR: buildDir,
    DATA_DIR: path.join(buildDir, "data"),
    HOST: "127.0.0.1",
    PORT: "0",
  };
}

function start(variables: Record<string, string>): Process {
  const env = { ...environment(), ...variables };
  return spawn(process.execPath, [program], { env, stdio: ["ignore", "pipe", "pipe"] });
}

/** Waits until the output of the process has this; what came before is dropped. */
async function output(stream: Readable, pattern: RegExp): Promise<RegExpExecArray> {
  let seen = "";
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    seen += chunk;
    const match = pattern.exec(seen);
    if (match !== null) return match;
  }
  throw new Error(`The server ended without ${pattern}; it said: ${seen}`);
}

async function started(): Promise<number> {
  const [, port] = await output(server.stderr, /The site is at http:\/\/localhost:(\d+)/);
  return Number(port);
}

/** A message as the form sends it. */
function send(port: number): Promise<Response> {
  const website = site.manifest.siteUrl;
  return fetch(`http://127.0.0.1:${port}/api/contact`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name: "A", email: "a@b.example", message: "Hello", website }),
  });
}

test("says where it listens, and serves there", async () => {
  server = start({});
  expect((await exchange(await started(), "/contact")).status).toBe(200);
});

test("keeps a message that was sent to it, and says that it is ready to", async () => {
  server = start({});
  const origin = `http://127.0.0.1:${await started()}`;
  const sent = await fetch(`${origin}/api/contact`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      name: "A",
      email: "a@b.example",
      message: "Hello",
      website: site.manifest.siteUrl,
    }),
  });
  expect(await sent.json()).toMatchObject({ success: true });
  const ready = await fetch(`${origin}/readyz`);
  expect(await ready.json()).toMatchObject({ status: "ready", inbox: { reachable: true } });
});

test("forwards what it kept", async () => {
  const sink = createServer().listen(0, "127.0.0.1");
  await once(sink, "listening");
  const received = once(sink, "request") as Promise<[IncomingMessage, ServerResponse]>;
  server = start({ CONTACT_WEBHOOK_URL: `http://127.0.0.1:${(sink.address() as AddressInfo).port}/hook` });
  await send(await started());
  const [request, response] = await received;
  expect(await text(request)).toContain("Hello");
  response.end('{"success":true}');
  sink.close();
});

test("shows a visitor without scripts the page of a message that was not taken, under its own policy", async () => {
  server = start({});
  const answer = await fetch(`http://127.0.0.1:${await started()}/api/contact`, {
    method: "POST",
    body: new URLSearchParams({ name: "A <b>", email: "", message: "Hello" }),
  });
  expect(answer.status).toBe(422);
  const page = await answer.text();
  expect(page).toContain("A &lt;b&gt; could not be sent");
  expect(page).toMatch(/<head><meta http-equiv="Content-Security-Policy" content="[^"]*style-src 'sha256-/);
  expect(answer.headers.get("content-security-policy")).toBe("frame-ancestors 'none'");
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test("stops before it listens on a bad environment, naming each variable", async () => {
  server = start({ PORT: "http", LOG_LEVEL: "loud" });
  const [said, [code]] = await Promise.all([text(server.stderr), once(server, "exit")]);
  expect(code).toBe(1);
  expect(said).toMatch(/PORT must be[\s\S]*LOG_LEVEL must be/);
  expect(said).not.toContain("    at ");
});

test("says to build the site first when there is none", async () => {
  server = start({ BUILD_DIR: path.join(site.buildDir, "nothing") });
  const [said, [code]] = await Promise.all([text(server.stderr), once(server, "exit")]);
  expect(code).toBe(1);
  expect(said).toContain("build the site first");
  expect(said).not.toContain("    at ");
});

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s: answers what has come in, takes no more, exits 0",
  async (signal) => {
    server = start({});
    const port = await started();
    const exit = once(server, "exit");
    const waiting = connect(port, "127.0.0.1");
    await once(waiting, "connect");
    waiting.write("GET /contact HTTP/1.1\r\nHost: localhost\r\n");
    await exchange(port, "/");

    server.kill(signal);
    await output(server.stdout, /"stopping"/);
    const refused = connect(port, "127.0.0.1");
    const [error] = await once(refused, "error");
    expect(error).toMatchObject({ code: "ECONNREFUSED" });
    waiting.write("\r\n");
    const answer = await text(waiting);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toMatch(/\r\nConnection: close\r\n/i);
    expect(await exit).toEqual([0, null]);
  },
);

test("stops when the shell in which npm started it is gone", async () => {
  const env = { ...environment(), npm_lifecycle_event: "start" };
  const command = `"${process.execPath}" "${program}"; true`;
  server = spawn("sh", ["-c", command], { env, stdio: ["ignore", "pipe", "pipe"] });
  const port = await started();
  server.kill("SIGTERM");
  await output(server.stdout, /"stopped"/);
  const [error] = await once(connect(port, "127.0.0.1"), "error");
  expect(error.code).toBe("ECONNREFUSED");
});

test("a client that does not end is cut off in time", async () => {
  server = start({ SHUTDOWN_SECONDS: "0" });
  const port = await started();
  const exit = once(server, "exit");
  const waiting = connect(port, "127.0.0.1");
  waiting.on("error", () => {});
  await once(waiting, "connect");
  waiting.write("GET /contact HTTP/1.1\r\nHost: localhost\r\n");
  await exchange(port, "/");
  server.kill("SIGTERM");
  expect(await exit).toEqual([0, null]);
});
