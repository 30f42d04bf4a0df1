import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { generateSite, modelService } from "./generate.ts";
import type { Usage } from "./note-usage.ts";

export interface ScaleFigure {
  /** Generated services, in addition to the existing pages. */
  services: number;
  seconds: number;
  /** Of all processes and threads, so independent of the machine's load. */
  processorSeconds: number;
  /** Of the largest process. */
  peakMebibytes: number;
  /** Brotli-compressed bytes of the generated pages; without any, of the page that they are made from. */
  meanPageBytes: number;
  largestPageBytes: number;
}

const noteUsage = pathToFileURL(path.join(import.meta.dirname, "note-usage.ts"));

async function pageSizes(folder: string, prefix: string): Promise<number[]> {
  const services = path.join(folder, "build/site/services");
  const names = await readdir(services);
  const pages = names.filter((name) => name.startsWith(prefix) && name.endsWith(".html.br"));
  return Promise.all(pages.map(async (name) => (await stat(path.join(services, name))).size));
}

async function build(folder: string, usageFile: string): Promise<void> {
  const child = spawn(process.execPath, ["publish/build.ts"], {
    cwd: folder,
    stdio: "inherit",
    env: { ...process.env, BENCH_USAGE_FILE: usageFile, NODE_OPTIONS: `--import ${noteUsage}` },
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error("The generated site did not build");
}

async function measureCount(count: number): Promise<ScaleFigure> {
  console.log(`\nThe site with ${count} generated services`);
  const folder = await mkdtemp(path.join(tmpdir(), "scale-"));
  try {
    await generateSite(folder, count);
    const usageFile = path.join(folder, "usage");
    const started = performance.now();
    await build(folder, usageFile);
    const seconds = (performance.now() - started) / 1000;
    const lines = (await readFile(usageFile, "utf8")).trim().split("\n");
    const processes = lines.map((line) => JSON.parse(line) as Usage);
    const sizes = await pageSizes(folder, count === 0 ? (await modelService()).slug : "generated-");
    return {
      services: count,
      seconds: Math.round(seconds),
      processorSeconds: Math.round(processes.reduce((sum, usage) => sum + usage.processorTime, 0) / 1e6),
      peakMebibytes: Math.round(Math.max(...processes.map(({ maxRSS }) => maxRSS)) / 1024),
      meanPageBytes: Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length),
      largestPageBytes: Math.max(...sizes),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Builds the site unchanged, and with this many more pages of the same templates. */
export async function measureScale(counts: readonly number[]): Promise<ScaleFigure[]> {
  const figures: ScaleFigure[] = [];
  for (const count of counts) figures.push(await measureCount(count));
  return figures;
}
