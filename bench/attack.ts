import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { readManifest } from "../server/site/manifest.ts";
import { freePort } from "../tests/tools/ports.ts";
import { runSiteServer } from "../tests/tools/site-server.ts";
import { orUsage } from "../tools/shared/or-usage.ts";
import { type Attack, attacks } from "./attack/attacks.ts";
import type { Target } from "./attack/post.ts";
import type { Visit } from "./attack/probe.ts";
import { type Latency, sendVisitor, summarise, type Visitor } from "./attack/visitor.ts";

const usage = `npm run bench:attack -- [--only WORD]
Runs the attacks of docs/security.md on the server of the last build over loopback, while a visitor in another process
requests / every 10 ms on a new connection. Prints a table and writes build/bench/attack.json.
  --only  only attacks whose name contains WORD
Exit code: 0 all visits were fast enough, 1 some were not, 2 usage error.`;

const longestP99 = 100;
const quietSeconds = 1.5;
const buildDir = path.resolve("build");
const benchDir = path.join(buildDir, "bench");

const { values } = orUsage(usage, () =>
  parseArgs({
    options: { only: { type: "string", default: "" }, help: { type: "boolean", default: false } },
  }),
);
if (values.help) {
  console.log(usage);
  process.exit(0);
}
if (!existsSync(path.join(buildDir, "site", "index.html"))) {
  throw new Error("There is nothing to serve: build the site first (npm run build)");
}

interface Figures {
  readonly attack: string;
  /** Requests, or connections if the attack consists of those. */
  readonly sent: number;
  readonly quiet: Latency;
  readonly attacked: Latency;
  readonly broken: readonly string[];
}

async function alternate(attack: Attack, target: Target, visitor: Visitor) {
  const quiet: Visit[] = [];
  const attacked: Visit[] = [];
  let sent = 0;
  for (let round = 0; round < attack.rounds; round += 1) {
    await visitor.report();
    await pause(quietSeconds * 1000);
    quiet.push(...(await visitor.report()));
    const end = new AbortController();
    const attacking = attack.run(target, end.signal);
    await pause(attack.seconds * 1000);
    attacked.push(...(await visitor.report()));
    end.abort();
    sent += await attacking;
  }
  return { quiet: summarise(quiet), attacked: summarise(attacked), sent };
}

function brokenPromises({ slowdown }: Attack, quiet: Latency, attacked: Latency): string[] {
  const broken: string[] = [];
  if (attacked.servedOfTen < 10) broken.push(`${attacked.servedOfTen} of 10 visits served`);
  if (!(attacked.p99 < longestP99)) broken.push(`p99 over ${longestP99} ms`);
  const ratio = attacked.p50 / quiet.p50;
  if (slowdown !== undefined && !(ratio <= slowdown)) broken.push(`${ratio.toFixed(2)} times as slow`);
  return broken;
}

/** Each attack gets its own server, so that none profits from another. */
async function measure(attack: Attack, siteUrl: string): Promise<Figures> {
  const dataDir = await mkdtemp(path.join(benchDir, "attacked-"));
  const port = await freePort();
  const server = await runSiteServer(buildDir, dataDir, port);
  const target: Target = { port, dataDir, siteUrl };
  const visitor = sendVisitor(port);
  try {
    // Until both have compiled their hot code.
    await pause(500);
    const { quiet, attacked, sent } = await alternate(attack, target, visitor);
    const after = (await attack.after?.(target)) ?? null;
    const broken = [...brokenPromises(attack, quiet, attacked), ...(after === null ? [] : [after])];
    return { attack: attack.name, sent, quiet, attacked, broken };
  } finally {
    visitor.leave();
    // A busy server would not react to anything milder.
    process.kill(server.pid, "SIGKILL");
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const show = (milliseconds: number) => (Number.isFinite(milliseconds) ? milliseconds.toFixed(1) : "never");

function row({ attack, sent, quiet, attacked, broken }: Figures) {
  return {
    attack,
    sent,
    visits: `${attacked.servedOfTen}/10`,
    "p50 (unattacked)": `${show(attacked.p50)} (${show(quiet.p50)})`,
    "p99 (unattacked)": `${show(attacked.p99)} (${show(quiet.p99)})`,
    "max (unattacked)": `${show(attacked.max)} (${show(quiet.max)})`,
    broken: broken.join(", "),
  };
}

const load = loadavg()[0] ?? 0;
const { siteUrl } = await readManifest(buildDir);
await mkdir(benchDir, { recursive: true });
const figures: Figures[] = [];
for (const attack of attacks.filter(({ name }) => name.includes(values.only))) {
  const measured = await measure(attack, siteUrl);
  figures.push(measured);
  console.log(`${attack.name}: ${measured.broken.join(", ") || "kept"}`);
}
console.log("\nMilliseconds of GET / on a new connection while attacked, and unattacked just before:");
console.table(figures.map(row));
if (load > cpus().length) {
  console.log(
    `The machine was busy before (load ${load.toFixed(1)} on ${cpus().length} cores): times mean little.`,
  );
}
const report = {
  date: new Date().toISOString(),
  processor: cpus()[0]?.model,
  cores: cpus().length,
  load,
  figures,
};
await writeFile(path.join(benchDir, "attack.json"), `${JSON.stringify(report, null, 2)}\n`);
process.exitCode = figures.every(({ broken }) => broken.length === 0) ? 0 : 1;
