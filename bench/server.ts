import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { kindAt } from "../app/pages/samples.ts";
import { service } from "../app/pages/service/kind.ts";
import { readManifest } from "../server/site/manifest.ts";
import { ensureProgram } from "../tests/tools/debian-program.ts";
import { residentMebibytes } from "../tests/tools/memory.ts";
import { runNginx, shippedNginx } from "../tests/tools/nginx.ts";
import { freePort } from "../tests/tools/ports.ts";
import { runSiteServer } from "../tests/tools/site-server.ts";
import { orUsage } from "../tools/shared/or-usage.ts";
import { type Load, type LoadResult, runLoad } from "./load.ts";
import { runWrk } from "./wrk.ts";

/**
 * Loads this project's server and nginx (one worker) alternately with requests for the same page, and prints the
 * requests per second and the 99th percentile of each, their ratio, and the server's memory before and after 100,000
 * requests.
 */

orUsage("npm run bench:server takes no options.", () => parseArgs());

const buildDir = path.resolve("build");
const siteDir = path.join(buildDir, "site");
const manifest = await readManifest(buildDir);
const [page = "/"] = Object.keys(manifest.pages).filter((route) => kindAt(route) === service);
const rounds = 3;
const secondsEach = 4;
const encodings = ["identity", "br"] as const;

function findWrk(): string | null {
  try {
    return ensureProgram({ name: "wrk", variable: "WRK_PATH", debianPackage: "wrk" });
  } catch {
    return null;
  }
}

/** nginx at its fastest: no rules, no policy, only the file. */
function bareNginx(port: number): string {
  return `server { listen 127.0.0.1:${port}; root ${siteDir}; default_type text/html; keepalive_requests 1000000;
    location / { try_files $uri.html =404; } location /br { alias ${siteDir}; try_files ${page}.html.br =404; } }`;
}

interface Contender {
  readonly name: string;
  readonly port: number;
  pathFor(encoding: string): string;
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

interface Row {
  readonly server: string;
  readonly encoding: string;
  readonly requestsPerSecond: number;
  readonly p99Milliseconds: number;
  /** This server's requests per second divided by those of bare nginx in the same round. */
  readonly ratio: number;
}

async function measure(contenders: Contender[], run: (load: Load) => Promise<LoadResult>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const encoding of encodings) {
    const results = contenders.map(() => [] as LoadResult[]);
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, { port, pathFor }] of contenders.entries()) {
        const load = { port, path: pathFor(encoding), acceptEncoding: encoding, connections: 32 };
        results[index]?.push(await run({ ...load, requests: 1_000_000, seconds: secondsEach }));
      }
    }
    const baseline = results.at(-1) ?? [];
    for (const [index, { name }] of contenders.entries()) {
      const own = results[index] ?? [];
      rows.push({
        server: name,
        encoding,
        requestsPerSecond: Math.round(median(own.map((result) => result.requestsPerSecond))),
        p99Milliseconds: Number(median(own.map((result) => result.p99Milliseconds)).toFixed(2)),
        ratio: Number(
          median(
            own.map((r, at) => r.requestsPerSecond / (baseline[at]?.requestsPerSecond ?? Number.NaN)),
          ).toFixed(2),
        ),
      });
    }
  }
  return rows;
}

async function measureMemory(
  pid: number,
  port: number,
): Promise<{ before: number; after: number; requests: number }> {
  const load = { port, path: page, acceptEncoding: "br", connections: 32, seconds: 120 };
  await runLoad({ ...load, requests: 20_000 });
  const before = await residentMebibytes(pid);
  const { requests } = await runLoad({ ...load, requests: 100_000 });
  return { before: Math.round(before), after: Math.round(await residentMebibytes(pid)), requests };
}

const dataDir = await mkdtemp(path.join(tmpdir(), "bench-"));
const [nodePort, nginxPort, barePort] = [await freePort(), await freePort(), await freePort()];
const server = await runSiteServer(buildDir, dataDir, nodePort);
// Without its limits for each client: all requests come from one.
const unlimited = shippedNginx(nginxPort, siteDir).replaceAll(/^ *limit_(?:req|conn) .*$/gm, "");
const nginx = await runNginx(unlimited, nginxPort);
const bare = await runNginx(bareNginx(barePort), barePort);
try {
  const wrk = findWrk();
  console.log(
    `${page} by ${wrk === null ? "the load generator in bench/load.ts" : "wrk"}, ${rounds} × ${secondsEach} s each, 32 connections`,
  );
  const contenders: Contender[] = [
    { name: "Node server", port: nodePort, pathFor: () => page },
    { name: "nginx, deploy/nginx.conf", port: nginxPort, pathFor: () => page },
    { name: "nginx, bare", port: barePort, pathFor: (encoding) => (encoding === "br" ? "/br" : page) },
  ];
  const rows = await measure(contenders, (load) => (wrk === null ? runLoad(load) : runWrk(wrk, load)));
  const memory = await measureMemory(server.pid, nodePort);
  console.table(rows);
  console.log(
    `Memory of the Node server: ${memory.before} MiB, and ${memory.after} MiB after ${memory.requests} requests more`,
  );
  await mkdir(path.join(buildDir, "bench"), { recursive: true });
  const report = {
    date: new Date().toISOString(),
    processor: cpus()[0]?.model,
    cores: cpus().length,
    page,
    rows,
    memory,
  };
  await writeFile(path.join(buildDir, "bench", "server.json"), `${JSON.stringify(report, null, 2)}\n`);
} finally {
  await Promise.all([server.stop(), nginx.stop(), bare.stop()]);
  await rm(dataDir, { recursive: true, force: true });
}
