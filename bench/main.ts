import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { cpus, loadavg } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import type { FastifyInstance } from "fastify";
import { allRoutes, buildFolder, serveSite } from "../tests/tools/site.ts";
import { orUsage } from "../tools/shared/or-usage.ts";
import { chosenKinds } from "./kinds.ts";
import { type Comparison, compareKind, type Peer } from "./lighthouse/compare.ts";
import { writeLimitSite } from "./limit/limit-site.ts";
import { printReport, type Report } from "./report.ts";
import { measureScale } from "./scale/measure.ts";
import { weighPages } from "./weigh.ts";

const usage = `npm run bench -- [--runs 5] [--kinds home,service,/portfolio] [--no-build] [--scale] [--beside name=URL]
Builds, weighs every page, and runs Lighthouse's mobile preset on one page of each kind and on the same text as bare
HTML. Prints a table and writes build/bench/report.json. docs/performance.md explains it.
  --runs      Lighthouse runs per page; the median counts (default 5; 0 only weighs)
  --kinds     only these kinds of page, or routes
  --no-build  measure the last build
  --beside    also run Lighthouse on this page of another site, alternately with the first kind; repeatable
  --scale     also build the site with thousands of generated services (some minutes)
  --services  how many (default 0,1000,4000)`;

const { values } = orUsage(usage, () =>
  parseArgs({
    allowNegative: true,
    options: {
      runs: { type: "string", default: "5" },
      kinds: { type: "string" },
      build: { type: "boolean", default: true },
      beside: { type: "string", multiple: true, default: [] },
      scale: { type: "boolean", default: false },
      services: { type: "string", default: "0,1000,4000" },
      help: { type: "boolean", default: false },
    },
  }),
);
if (values.help) {
  console.log(usage);
  process.exit(0);
}

/** From `name=URL`. */
function readPeer(given: string): Peer {
  const [name = "", ...rest] = given.split("=");
  const url = rest.join("=");
  if (!name || !URL.canParse(url)) throw new Error(`--beside takes name=URL, not ${given}`);
  return { name, url };
}
const peers = orUsage(usage, () => values.beside.map(readPeer));

function build(): number {
  const started = performance.now();
  const { status } = spawnSync(process.execPath, ["publish/build.ts"], { stdio: "inherit" });
  if (status !== 0) throw new Error("The build failed");
  return (performance.now() - started) / 1000;
}

const portOf = (server: FastifyInstance) => (server.server.address() as AddressInfo).port;

async function measurePages(runs: number): Promise<Pick<Report, "pages" | "kinds">> {
  const chosen = orUsage(usage, () => chosenKinds(values.kinds));
  const limitFolder = await writeLimitSite(chosen.map(([, route]) => route));
  const site = await serveSite();
  const limit = await serveSite({ BUILD_DIR: limitFolder });
  try {
    const ports = { site: portOf(site), limit: portOf(limit) };
    console.log("Weighing the pages");
    const pages = await weighPages(`http://127.0.0.1:${ports.site}`, allRoutes());
    const kinds: Comparison[] = [];
    if (runs > 0) {
      for (const [index, kind] of chosen.entries()) {
        kinds.push(await compareKind(kind, ports, runs, index === 0 ? peers : []));
      }
    }
    return { pages, kinds };
  } finally {
    await Promise.all([site.close(), limit.close()]);
  }
}

const load = loadavg()[0] ?? 0;
const buildSeconds = values.build ? build() : null;
const report: Report = {
  date: new Date().toISOString(),
  processor: cpus()[0]?.model ?? "unknown",
  cores: cpus().length,
  load,
  buildSeconds,
  ...(await measurePages(Number(values.runs))),
  scale: values.scale ? await measureScale(values.services.split(",").map(Number)) : [],
};
printReport(report);
const file = path.join(buildFolder, "bench", "report.json");
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
console.log(`Written to ${path.relative(process.cwd(), file)}`);
