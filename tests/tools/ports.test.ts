import { execFile } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import { afterEach, describe, expect, test } from "vitest";
import { runChildServer } from "./child-server.ts";
import { freePort } from "./ports.ts";

const run = promisify(execFile);
const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

describe("a free port", () => {
  test("is none that the system assigns", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    stops.push(() => server.close());
    expect(await freePort()).toBeLessThan(Math.min(32_768, (server.address() as AddressInfo).port));
  });

  test("is given to one process only", async () => {
    const program = `
      import { freePort } from ${JSON.stringify(path.join(import.meta.dirname, "ports.ts"))};
      for (let n = 0; n < 5; n++) console.log(await freePort());`;
    const outputs = await Promise.all(
      [1, 2, 3].map(() => run(process.execPath, ["--input-type=module", "-e", program])),
    );
    const ports = outputs.flatMap(({ stdout }) => stdout.trim().split("\n"));
    expect(new Set(ports).size).toBe(15);
  });
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test("stopping a server that has ended by itself reports its last words", async () => {
  const port = await freePort();
  const other = createServer().listen(port, "127.0.0.1");
  await once(other, "listening");
  stops.push(() => other.close());
  const taken = `require("node:net").createServer().listen(${port}, "127.0.0.1")`;
  const server = await runChildServer(process.execPath, ["-e", taken], port);
  await expect.poll(() => isRunning(server.pid), { timeout: 20_000 }).toBe(false);
  await expect(server.stop()).rejects.toThrow("EADDRINUSE");
});
