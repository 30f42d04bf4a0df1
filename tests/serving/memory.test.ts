import { platform } from "node:os";
import path from "node:path";
import autocannon from "autocannon";
import { expect, test } from "vitest";
import { writeFixtureSite } from "../../server/testing/fixture-site.ts";
import { residentMebibytes } from "../tools/memory.ts";
import { freePort } from "../tools/ports.ts";
import { runSiteServer } from "../tools/site-server.ts";

test.skipIf(platform() !== "linux")(
  "memory is flat over 100,000 requests",
  { timeout: 180_000 },
  async () => {
    const site = await writeFixtureSite();
    const port = await freePort();
    const server = await runSiteServer(site.buildDir, path.join(site.buildDir, "data"), port, [
      // Otherwise Node enlarges it by up to 13 MiB when it chooses.
      "--max-semi-space-size=1",
    ]);
    try {
      const load = { url: `http://127.0.0.1:${port}/contact`, connections: 32, duration: 150 };
      await autocannon({ ...load, amount: 20_000 });
      const before = await residentMebibytes(server.pid);
      const { "2xx": answered } = await autocannon({ ...load, amount: 100_000 });
      const after = await residentMebibytes(server.pid);
      expect(answered).toBe(100_000);
      // A leak of a hundred bytes per request would show as 10 MiB; garbage collection varies by a few.
      expect(after - before).toBeLessThan(10);
    } finally {
      await server.stop();
      await site.remove();
    }
  },
);
