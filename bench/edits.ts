/** Measures how long an edit takes until `npm run dev` shows it, in a copy of the project. */
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { chromium, type Page } from "@playwright/test";
import { hrefOf } from "../app/content/kind.ts";
import { service } from "../app/pages/service/kind.ts";
import { findBrowser } from "../tests/tools/browser.ts";
import { freePort } from "../tests/tools/ports.ts";
import { orUsage } from "../tools/shared/or-usage.ts";
import { generateSite, modelService } from "./scale/generate.ts";

orUsage("npm run bench:edits takes no options.", () => parseArgs());

const RUNS = 5;
/** Pages connected to the development server, which can be notified of edits. */
let connections = 0;

const { slug, model } = await modelService();
const address = hrefOf(service, slug);

/** An edit must find a connected page. Vite reloads it at first, after optimising dependencies. */
async function settle(): Promise<void> {
  for (let before = -1; connections === 0 || connections !== before; await pause(1500)) before = connections;
}

interface Edit {
  name: string;
  file: string;
  /** The original text in the file, and its replacement. */
  from: string;
  to(run: number): string;
  /** What the page shows of it. */
  shown(): unknown;
  expected(run: number): string;
}

const edits: Edit[] = [
  {
    name: "a word of content",
    file: `content/services/${slug}.ts`,
    from: `title: "${model.title}",`,
    to: (run) => `title: "Edited ${run}",`,
    shown: () => document.querySelector("h1")?.textContent,
    expected: (run) => `Edited ${run}`,
  },
  {
    name: "a component",
    file: "app/root.tsx",
    from: "Skip to content",
    to: (run) => `Skip to content ${run}`,
    shown: () => document.querySelector("a")?.textContent,
    expected: (run) => `Skip to content ${run}`,
  },
  {
    name: "a rule of a CSS module",
    file: "app/root.module.css",
    from: "z-index: 40;",
    to: (run) => `z-index: ${40 + run};`,
    shown: () => getComputedStyle(document.querySelector("a") as Element).zIndex,
    expected: (run) => String(40 + run),
  },
  {
    name: "a rule of a style sheet",
    file: "app/styles/base.css",
    from: "body {",
    to: (run) => `body { --edited: ${run};`,
    shown: () => getComputedStyle(document.body).getPropertyValue("--edited").trim(),
    expected: (run) => String(run),
  },
];

async function measure(
  page: Page,
  folder: string,
  { file, from, to, shown, expected }: Edit,
): Promise<string> {
  const target = path.join(folder, file);
  const source = await readFile(target, "utf8");
  if (!source.includes(from)) throw new Error(`${file} does not say ${from}`);
  const times: number[] = [];
  let reloads = 0;
  for (let run = 1; run <= RUNS; run++) {
    await settle();
    const before = connections;
    await page.evaluate("window.kept = true");
    const started = performance.now();
    await writeFile(target, source.replace(from, to(run)));
    // A reload aborts the evaluation, so try again on the new page.
    while ((await page.evaluate(shown).catch(() => null)) !== expected(run)) await pause(5);
    times.push(performance.now() - started);
    if (await page.evaluate("window.kept")) continue;
    reloads++;
    while (connections === before) await pause(5);
  }
  times.sort((a, b) => a - b);
  const figures = [times[Math.floor(RUNS / 2)], times[0], times[RUNS - 1]].map((time) =>
    Math.round(time ?? 0),
  );
  return `${figures[0]} ms (${figures[1]} to ${figures[2]}), ${reloads === 0 ? "without a reload" : "with a reload"}`;
}

const folder = await mkdtemp(path.join(tmpdir(), "edits-"));
await generateSite(folder, 0);
const port = await freePort();
const program = path.join("node_modules", "@react-router", "dev", "bin.cjs");
const server = spawn(process.execPath, [program, "dev", "--host", "127.0.0.1", "--port", String(port)], {
  cwd: folder,
  stdio: "ignore",
  detached: true,
});
const executablePath = findBrowser();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
try {
  const page = await browser.newPage();
  page.on("console", (message) => {
    if (message.text() === "[vite] connected.") connections++;
  });
  while (!(await page.goto(`http://127.0.0.1:${port}${address}`).catch(() => null))) await pause(100);
  await settle();
  console.log(`${cpus().length} processors, load ${loadavg()[0]?.toFixed(1)}; median of ${RUNS}`);
  for (const edit of edits) console.log(`${edit.name.padEnd(24)} ${await measure(page, folder, edit)}`);
} finally {
  await browser.close();
  // It runs the server in a child process, which must end with it.
  if (server.pid) process.kill(-server.pid, "SIGKILL");
  await rm(folder, { recursive: true, force: true });
}
