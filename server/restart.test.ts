import { execFile, spawnSync } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FixtureSite, writeFixtureSite } from "./testing/fixture-site.ts";
import type { RestartReport } from "./testing/restart-load.ts";

// Starts several processes, one after another.
vi.setConfig({ testTimeout: 60_000 });

let site: FixtureSite;
beforeEach(async () => {
  site = await writeFixtureSite();
});
afterEach(() => site.remove());

/** A separate network namespace with the setting from docs/deployment.md. The machine's own network is unchanged. */
const inOwnNetwork = [
  "--map-root-user",
  "--net",
  "sh",
  "-c",
  'ip link set lo up && echo 1 > /proc/sys/net/ipv4/tcp_migrate_req && exec "$@"',
  "sh",
];
const hasOwnNetwork = spawnSync("unshare", [...inOwnNetwork, "true"]).status === 0;
if (!hasOwnNetwork) console.warn("Skipped: a restart under load needs unshare and Linux 5.14 or later");

test.runIf(hasOwnNetwork)("a restart with REUSE_PORT loses no connection of a continuous load", async () => {
  const load = path.join(import.meta.dirname, "testing/restart-load.ts");
  const { stdout } = await promisify(execFile)("unshare", [...inOwnNetwork, process.execPath, load], {
    env: { ...process.env, BUILD_DIR: site.buildDir, DATA_DIR: path.join(site.buildDir, "data") },
  });
  const report = JSON.parse(stdout) as RestartReport;
  expect(report.failures).toEqual([]);
  expect(report.exitCodes).toEqual([0, 0, 0, 0, 0]);
  expect(Math.min(...report.byProcess)).toBeGreaterThan(0);
  expect(report.byProcess.reduce((sum, count) => sum + count)).toBe(report.answered);
});
