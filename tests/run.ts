/** What `npm test` and `npm run test:nightly` run, fastest feedback first. */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import {
  type EngineName,
  engineNames,
  ensureEngine,
} from "./engines/install.ts";
import { ensureJudges } from "./judges/install.ts";
import { daily } from "./nightly.ts";
import { ensureBrowser } from "./tools/browser.ts";
import { caddyProgram } from "./tools/caddy.ts";
import {
  describeMissing,
  installServers,
  missingPrograms,
} from "./tools/install-servers.ts";
import { nginxProgram } from "./tools/nginx.ts";

/** Commands in order, up to the first that fails. */
interface Step {
  name: string;
  commands: (readonly string[])[];
}
interface Result {
  name: string;
  passed: boolean;
  milliseconds: number;
}

const [option, ...others] = process.argv.slice(2);
if (others.length > 0 || (option && option !== "--nightly")) {
  console.error("npm test, or npm run test:nightly");
  process.exit(2);
}
const nightly = option === "--nightly";

const bin = (name: string, ...args: string[]) => [
  `node_modules/.bin/${name}`,
  ...args,
];
const node = (...args: string[]) => [process.execPath, ...args];
const vitest = (name: string, ...args: string[]): Step => ({
  name,
  commands: [bin("vitest", "run", ...args)],
});

/** Each uses one processor most of the time, so they share them. */
const beforeTests: Step[] = [
  {
    name: "Types",
    commands: [
      bin("react-router", "typegen"),
      node("tools/derive/main.ts"),
      bin("tsc"),
    ],
  },
  {
    name: "Lint and format",
    commands: [bin("biome", "check", "--error-on-warnings", ".")],
  },
  { name: "Prose", commands: [node("tools/prose/main.ts")] },
  { name: "Build", commands: [node("publish/build.ts")] },
];

const ofTheDay: Step[] = [
  vitest("Unit, server and output tests", ...daily.vitest),
  {
    name: "Browser tests",
    commands: [bin("playwright", "test", ...daily.playwright)],
  },
];

const missingForJudges = nightly ? ensureJudges() : [];
const missingEngines: EngineName[] = [];
for (const name of nightly ? engineNames : []) {
  if (!(await ensureEngine(name))) missingEngines.push(name);
}
const ofTheNight: Step[] = [
  vitest("Unit, server and output tests", "--exclude", "tests/owners/**"),
  { name: "Browser tests", commands: [bin("playwright", "test")] },
  { name: "Judges from outside", commands: [node("tests/judges/main.ts")] },
  ...engineNames
    .filter((name) => !missingEngines.includes(name))
    .map((name) =>
      vitest(
        `The site in ${name}`,
        "--config",
        "tests/engines/vitest.config.ts",
        `${name}.engine.ts`,
      ),
    ),
  // One at a time, because each builds copies of the project.
  vitest(
    "Owners' copies",
    "tests/owners",
    "--mode",
    "whole-year",
    "--no-file-parallelism",
  ),
  { name: "Mutations", commands: [node("tests/mutations/main.ts")] },
];

/** Runs a command; `collected` gets its output, else the terminal does. */
function run(
  [command = "", ...args]: readonly string[],
  collected?: string[],
): Promise<boolean> {
  return new Promise((resolve) => {
    const stdio = collected ? "pipe" : "inherit";
    const child = spawn(command, args, {
      stdio,
      shell: process.platform === "win32",
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream
        ?.setEncoding("utf8")
        .on("data", (part: string) => collected?.push(part));
    }
    child.on("error", (error) => {
      console.error(error);
      resolve(false);
    });
    child.on("close", (status) => resolve(status === 0));
  });
}

async function take(
  { name, commands }: Step,
  collected?: string[],
): Promise<Result> {
  const begun = performance.now();
  let passed = true;
  for (const command of commands) passed &&= await run(command, collected);
  return { name, passed, milliseconds: performance.now() - begun };
}

/** Takes a step beside others, and prints its output when it has ended. */
async function takeBesideOthers(step: Step): Promise<Result> {
  const output: string[] = [];
  const result = await take(step, output);
  if (output.length > 0)
    console.log(`\n== ${step.name}\n${output.join("").trimEnd()}`);
  return result;
}

async function takeAlone(step: Step): Promise<Result> {
  console.log(`\n== ${step.name}`);
  return take(step);
}

/** The machine's memory in use, in GiB; only Linux says it. */
function memoryInUse(): number {
  if (process.platform !== "linux") return Number.NaN;
  const text = readFileSync("/proc/meminfo", "utf8");
  const kibibytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(text)?.[1]);
  return (kibibytes("MemTotal") - kibibytes("MemAvailable")) / 1024 ** 2;
}

/**
 * Installs what is missing, where that is allowed, and names the rest at once,
 * before the first test runs.
 */
function preparePrograms(): void {
  try {
    ensureBrowser();
  } catch {
    // Named below.
  }
  installServers();
  const missing = missingPrograms();
  if (missing.length === 0) return;
  console.error(describeMissing(missing));
  const canBeSkipped = nightly ? [caddyProgram] : [caddyProgram, nginxProgram];
  if (missing.some((program) => !canBeSkipped.includes(program)))
    process.exit(1);
}

preparePrograms();
const begun = performance.now();
const memoryBefore = memoryInUse();
let memoryPeak = memoryBefore;
const watch = setInterval(() => {
  memoryPeak = Math.max(memoryPeak, memoryInUse());
}, 500);

const results = await Promise.all(beforeTests.map(takeBesideOthers));
for (const step of nightly ? ofTheNight : ofTheDay)
  results.push(await takeAlone(step));
clearInterval(watch);

const whole = performance.now() - begun;
const seconds = (milliseconds: number) =>
  `${(milliseconds / 1000).toFixed(0).padStart(5)} s`;
console.log("\n== Summary");
for (const { name, passed, milliseconds } of results) {
  const share = `${((milliseconds / whole) * 100).toFixed(0).padStart(3)}%`;
  console.log(
    `${passed ? "ok    " : "FAILED"} ${seconds(milliseconds)} ${share}  ${name}`,
  );
}
console.log(
  `       ${seconds(whole)} in all; the first four ran at the same time`,
);
if (memoryPeak > 0) {
  console.log(
    `       ${(memoryPeak - memoryBefore).toFixed(1)} GiB more memory in use than before, at most`,
  );
}
for (const name of missingEngines) {
  console.log(
    `NOT TESTED: ${name.toUpperCase()} IS MISSING and could not be installed`,
  );
}
for (const name of missingForJudges) {
  console.log(
    `NOT TESTED by all judges: ${name.toUpperCase()} IS MISSING and could not be installed`,
  );
}
const failed = results.filter(({ passed }) => !passed).length;
console.log(
  `${results.length - failed} passed, ${failed} failed, ${missingEngines.length + missingForJudges.length} not tested`,
);
process.exitCode = failed === 0 ? 0 : 1;
