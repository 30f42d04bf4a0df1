import { mkdirSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { cpus, loadavg } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import type { FastifyInstance } from "fastify";
import { kinds } from "../app/pages/kinds.ts";
import { samplesOf } from "../app/pages/samples.ts";
import { orUsage } from "../publish/or-usage.ts";
import { allRoutes, serveSite } from "../tests/tools/site.ts";
import { type Comparison, type Contender, compare } from "./lighthouse.ts";
import { printReport, type Report } from "./report.ts";
import { type Load, loadPage, weighPages } from "./weigh.ts";

const usage = `npx node bench/main.ts [--runs 5] [--kinds home,service,/portfolio] [--before FOLDER] [--beside name=URL] [--load]
Weighs every page of the last build and runs Lighthouse's mobile preset on one page of each kind. Prints a table and
writes .cache/bench/report.json. docs/performance.md explains it.
  --runs      Lighthouse runs per page; the median counts (default 5; 0 only weighs)
  --kinds     only these kinds of page, or routes
  --before    also the same pages of an earlier build, alternately: its folder, such as build of another checkout; this server must be able to read it
  --beside    also this page of another site, alternately with the first kind; repeatable
  --load      also requests per second, on one page of the first kind`;

const { values } = orUsage(usage, () =>
  parseArgs({
    options: {
      runs: { type: "string", default: "5" },
      kinds: { type: "string" },
      before: { type: "string" },
      beside: { type: "string", multiple: true, default: [] },
      load: { type: "boolean", default: false },
    },
  }),
);

/** From `name=URL`. */
function readPeer(given: string): Contender {
  const [name = "", ...rest] = given.split("=");
  const url = rest.join("=");
  if (!name || !URL.canParse(url))
    throw new Error(`--beside takes name=URL, not ${given}`);
  return { name, url };
}

/**
 * The kinds named, separated by commas, each with an indexed page. A route
 * counts as its own kind.
 */
function chosenKinds(
  named: string | undefined,
): [kind: string, route: string][] {
  const listed = kinds.filter(({ listedUnder }) => listedUnder !== null);
  const samples = listed.flatMap((kind) => samplesOf(kind, allRoutes()));
  const benched = new Map(samples.map(({ name, path }) => [name, path]));
  const names = named?.split(",") ?? [...benched.keys()];
  return names.map((name) => {
    const route = name.startsWith("/") ? name : benched.get(name);
    if (!route)
      throw new Error(
        `There is no kind ${name}: use ${[...benched.keys()].join(", ")}, or a route`,
      );
    return [name, route];
  });
}

const peers = orUsage(usage, () => values.beside.map(readPeer));
const chosen = orUsage(usage, () => chosenKinds(values.kinds));

const originOf = (server: FastifyInstance) =>
  `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;

async function measure(): Promise<
  Pick<Report, "pages" | "kinds" | "requests">
> {
  const site = await serveSite();
  const before = values.before
    ? await serveSite({ BUILD_DIR: path.resolve(values.before) })
    : null;
  try {
    console.log("Weighing the pages");
    const pages = await weighPages(originOf(site), allRoutes());
    const compared: Comparison[] = [];
    for (const [index, [kind, route]] of chosen.entries()) {
      if (Number(values.runs) === 0) break;
      const contenders = [{ name: route, url: originOf(site) + route }];
      if (before)
        contenders.push({ name: "before", url: originOf(before) + route });
      if (index === 0) contenders.push(...peers);
      compared.push(await compare(kind, contenders, Number(values.runs)));
    }
    const requests: Load[] = [];
    const [[, loaded] = ["", "/"]] = chosen;
    for (const encoding of values.load ? ["identity", "br"] : []) {
      requests.push(await loadPage(originOf(site), loaded, encoding));
    }
    return { pages, kinds: compared, requests };
  } finally {
    await Promise.all([site.close(), before?.close()]);
  }
}

const report: Report = {
  date: new Date().toISOString(),
  processor: cpus()[0]?.model ?? "unknown",
  cores: cpus().length,
  load: loadavg()[0] ?? 0,
  ...(await measure()),
};
printReport(report);
// Not in build/, which npm run compare compares.
const root = path.resolve(import.meta.dirname, "..");
const file = path.join(root, ".cache", "bench", "report.json");
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
console.log(`Written to ${path.relative(process.cwd(), file)}`);
