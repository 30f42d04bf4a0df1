import { execFile } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { freePort } from "./ports.ts";

const run = promisify(execFile);
const module = JSON.stringify(new URL("ports.ts", import.meta.url).href);

/**
 * The ports that a process of its own finds; `preparation` runs before it looks
 * for them.
 */
async function portsOfProcess(
  count: number,
  preparation = "",
): Promise<number[]> {
  const source = `${preparation}
    const { freePort } = await import(${module});
    const ports = [];
    while (ports.length < ${count}) ports.push(await freePort());
    console.log(JSON.stringify(ports));`;
  const { stdout } = await run(process.execPath, [
    "--input-type=module",
    "-e",
    source,
  ]);
  return JSON.parse(stdout);
}

/**
 * Node's fetch refuses the ports that browsers refuse, and connects to the
 * others.
 */
async function refusalOf(port: number): Promise<string> {
  const error = await fetch(`http://127.0.0.1:${port}`).catch(
    (cause: Error) => cause,
  );
  return error instanceof Error ? String(error.cause) : "none";
}

test("a browser opens every port, whatever number the process has", async () => {
  expect(await refusalOf(10_080)).toContain("bad port");
  // With this number, an earlier search began at 10080.
  const asProcess8 = "Object.defineProperty(process, 'pid', { value: 8 });";
  for (const port of await portsOfProcess(20, asProcess8)) {
    expect([port, await refusalOf(port)]).toEqual([
      port,
      expect.not.stringContaining("bad port"),
    ]);
  }
});

test("processes that search at the same time find different ports", async () => {
  const found = await Promise.all([1, 2, 3, 4].map(() => portsOfProcess(50)));
  const ports = found.flat();
  expect(new Set(ports).size).toBe(ports.length);
});

test("the system gives a port that was found to nobody else, but to who asks for it", async () => {
  const port = await freePort();
  const others = Array.from({ length: 500 }, () =>
    createServer().listen(0, "127.0.0.1"),
  );
  await Promise.all(others.map((server) => once(server, "listening")));
  const theirs = others.map((server) => (server.address() as AddressInfo).port);
  const own = createServer().listen(port, "127.0.0.1");
  await once(own, "listening");
  for (const server of [...others, own]) server.close();
  expect(theirs).not.toContain(port);
});
