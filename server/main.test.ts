import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { startFormService } from "./contact/testing/form-service.ts";
import { sampleSubmission } from "./contact/testing/samples.ts";
import { exchange } from "./testing/exchange.ts";
import { serverForTests } from "./testing/server-for-tests.ts";
import {
  lastWords,
  listening,
  output,
  program,
  sendMessage,
  serverEnvironment,
} from "./testing/server-process.ts";

// Each test starts a process, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const { site, start } = serverForTests();

test("prints its address, is ready, stores a message there and forwards it, signed", async () => {
  const service = await startFormService();
  onTestFinished(() => service.close());
  const server = start({
    CONTACT_WEBHOOK_URL: service.url,
    CONTACT_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, "secret").toString("base64")}`,
  });
  const port = await listening(server);
  const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
  expect(await ready.json()).toEqual({ status: "ready" });
  expect(await sendMessage(port, sampleSubmission)).toMatchObject({
    status: 200,
  });
  await expect
    .poll(() => service.received, { timeout: 20_000 })
    .toHaveLength(1);
  expect(service.received[0]?.body).toContain(sampleSubmission.message);
  expect(service.received[0]?.headers["webhook-signature"]).toMatch(/^v1,/);
});

test.each([
  [
    "an invalid environment",
    { PORT: "http", LOG_LEVEL: "loud" },
    /PORT must be[\s\S]*LOG_LEVEL must be/,
  ],
  ["no build", { BUILD_DIR: "/nowhere" }, /build the site first/],
])(
  "does not start with %s, and says what to do without a stack",
  async (_, variables, reason) => {
    const { code, said } = await lastWords(start(variables));
    expect(code).toBe(1);
    expect(said).toMatch(reason);
    expect(said).not.toContain("    at ");
  },
);

test("warns if messages go to another machine unencrypted, and not if they stay on this one", async () => {
  const other = start({
    CONTACT_WEBHOOK_URL: "http://asha:secret@forms.example/x",
  });
  const [warning] = await output(
    other.stdout,
    /\{[^}]*CONTACT_WEBHOOK_URL[^}]*\}/,
  );
  expect(JSON.parse(warning)).toMatchObject({ level: 40 });
  expect(warning).not.toContain("secret");
  other.kill("SIGKILL");
  const own = start({ CONTACT_WEBHOOK_URL: "http://localhost:9/x" });
  await listening(own);
  own.kill("SIGTERM");
  expect(await text(own.stdout)).not.toContain("CONTACT_WEBHOOK_URL");
});

/** A client whose request the server has received, but only half of it. */
async function sendHalf(port: number): Promise<Socket> {
  const waiting = connect(port, "127.0.0.1");
  waiting.on("error", () => {});
  await once(waiting, "connect");
  waiting.write("GET /contact HTTP/1.1\r\nHost: localhost\r\n");
  await exchange(port, "/");
  return waiting;
}

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s: finishes pending requests, accepts no more, exits with 0",
  async (signal) => {
    const server = start();
    const port = await listening(server);
    const exit = once(server, "exit");
    const waiting = await sendHalf(port);
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

test("refuses a second server on the same port, in one sentence", async () => {
  const port = String(await listening(start()));
  for (const REUSE_PORT of ["false", "true"]) {
    const { code, said } = await lastWords(start({ PORT: port, REUSE_PORT }));
    expect(code).toBe(1);
    expect(said).toMatch(/^listen EADDRINUSE.*\n$/);
  }
});

test("a new server takes over the port with REUSE_PORT: no request is refused, none lost by the old one", async () => {
  const old = start({ REUSE_PORT: "true" });
  const port = await listening(old);
  const waiting = await sendHalf(port);
  const next = start({ REUSE_PORT: "true", PORT: String(port) });
  /**
   * One connection each: the system divides them among the servers that listen.
   */
  const visits = () =>
    Promise.all(Array.from({ length: 40 }, () => exchange(port, "/contact")));
  const statuses = async () =>
    new Set((await visits()).map(({ status }) => status));
  expect(await listening(next)).toBe(port);
  expect(await statuses()).toEqual(new Set([200]));
  const exit = once(old, "exit");
  old.kill("SIGTERM");
  await output(old.stdout, /"stopping"/);
  expect(await statuses()).toEqual(new Set([200]));
  waiting.write("\r\n");
  expect(await text(waiting)).toMatch(/^HTTP\/1\.1 200 /);
  expect(await exit).toEqual([0, null]);
  expect(await statuses()).toEqual(new Set([200]));
});

test("stops when the shell that npm started it in is gone", async () => {
  const env = { ...serverEnvironment(site()), npm_lifecycle_event: "start" };
  const command = `"${process.execPath}" "${program}"; true`;
  const server = spawn("sh", ["-c", command], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void server.kill("SIGKILL"));
  const port = await listening(server);
  server.kill("SIGTERM");
  await output(server.stdout, /"stopped"/);
  const [error] = await once(connect(port, "127.0.0.1"), "error");
  expect(error.code).toBe("ECONNREFUSED");
});

test("disconnects a client that does not finish, in time", async () => {
  const server = start({ SHUTDOWN_SECONDS: "0" });
  const port = await listening(server);
  const exit = once(server, "exit");
  await sendHalf(port);
  server.kill("SIGTERM");
  expect(await exit).toEqual([0, null]);
});

test("ends soon after SHUTDOWN_SECONDS although something does not stop, and says so", async () => {
  const hanging = `
    import { fastify } from "fastify";
    import { stopOnSignal } from "./server/shutdown.ts";
    const app = fastify({ logger: true });
    app.addHook("onClose", () => new Promise(() => {}));
    await app.listen({ host: "127.0.0.1", port: 0 });
    stopOnSignal(app, 0);
    process.kill(process.pid, "SIGTERM");
    setInterval(() => {}, 1000);`;
  const server = spawn(
    process.execPath,
    ["--input-type=module", "--eval", hanging],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  onTestFinished(() => void server.kill("SIGKILL"));
  const [said, [code]] = await Promise.all([
    text(server.stdout),
    once(server, "exit"),
  ]);
  expect(said).toContain("did not stop in time");
  expect(code).toBe(1);
});
