import { readFile } from "node:fs/promises";
import { platform } from "node:os";
import path from "node:path";
import autocannon from "autocannon";
import { expect, test } from "vitest";
import { writeFixtureSite } from "../../server/testing/fixture-site.ts";
import { runSiteServer } from "../tools/child-server.ts";
import { freePort } from "../tools/ports.ts";

/** The resident memory of a process on Linux, in MiB. */
async function residentMebibytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

test.skipIf(platform() !== "linux")(
  "memory is flat over 100,000 requests",
  { timeout: 600_000 },
  async () => {
    const site = await writeFixtureSite();
    const port = await freePort();
    // Otherwise Node enlarges this part of the heap by up to 13 MiB when it
    // chooses.
    const options = ["--max-semi-space-size=1"];
    const server = await runSiteServer(
      site.buildDir,
      path.join(site.buildDir, "data"),
      port,
      options,
    );
    const load = async (amount: number) => {
      await autocannon({
        url: `http://127.0.0.1:${port}/contact`,
        connections: 32,
        amount,
      });
      return residentMebibytes(server.pid);
    };
    const before = await load(20_000);
    // A leak of a hundred bytes per request would show as 10 MiB; garbage
    // collection varies by a few.
    expect((await load(100_000)) - before).toBeLessThan(10);
    await server.stop();
    await site.remove();
  },
);
