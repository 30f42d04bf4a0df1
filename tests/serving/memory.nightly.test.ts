import { platform } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { writeFixtureSite } from "../../server/testing/fixture-site.ts";
import { residentMebibytes } from "../tools/memory.ts";
import { freePort } from "../tools/ports.ts";
import { runSiteServer } from "../tools/site-server.ts";

test.skipIf(platform() !== "linux")(
  "memory is flat over 100,000 requests",
  { timeout: 600_000 },
  async () => {
    const site = await writeFixtureSite();
    const port = await freePort();
    // Otherwise Node enlarges this part of the heap by up to 13 MiB when it chooses.
    const options = ["--max-semi-space-size=1"];
    const server = await runSiteServer(site.buildDir, path.join(site.buildDir, "data"), port, options);
    const visit = async () => (await fetch(`http://127.0.0.1:${port}/contact`)).arrayBuffer();
    const load = async (requests: number) => {
      for (let sent = 0; sent < requests; sent += 50) await Promise.all(Array.from({ length: 50 }, visit));
      return residentMebibytes(server.pid);
    };
    const before = await load(20_000);
    // A leak of a hundred bytes per request would show as 10 MiB; garbage collection varies by a few.
    expect((await load(100_000)) - before).toBeLessThan(10);
    await server.stop();
    await site.remove();
  },
);
