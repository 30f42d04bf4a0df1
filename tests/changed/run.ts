/** `npm test -- --changed`: runs the tests that a change can affect, in about a minute. */
import { spawn } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import path from "node:path";
import { literalPattern } from "../../app/content/literal-pattern.ts";
import { ensureBrowser } from "../tools/browser.ts";
import { allRoutes, buildFolder } from "../tools/site.ts";
import { changedFiles, defaultBase } from "./changed-files.ts";
import { type Choice, choose } from "./choose.ts";
import { sitePages } from "./site-pages.ts";

interface Step {
  name: string;
  commands: (readonly string[])[];
}
interface Result {
  name: string;
  passed: boolean;
  took: string;
}

const bin = (name: string, ...args: string[]) => [`node_modules/.bin/${name}`, ...args];
const node = (...args: string[]) => [process.execPath, ...args];
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(0)} s`;

/** Prints the output at the end, because commands run in parallel. */
function run([command = "", ...args]: readonly string[]): Promise<{ passed: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { shell: process.platform === "win32" });
    const parts: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (part: string) => parts.push(part));
    }
    child.on("error", (error) => resolve({ passed: false, output: String(error) }));
    child.on("close", (status) => resolve({ passed: status === 0, output: parts.join("") }));
  });
}

async function take({ name, commands }: Step): Promise<Result> {
  const begun = performance.now();
  for (const command of commands) {
    const { passed, output } = await run(command);
    if (output) console.log(`\n== ${name}\n${output.trimEnd()}`);
    if (!passed) return { name, passed, took: seconds(begun) };
  }
  return { name, passed: true, took: seconds(begun) };
}

const build: Step = { name: "Build", commands: [node("publish/build.ts")] };

function sourceSteps(files: readonly string[]): Step[] {
  const present = files.filter((file) => existsSync(file));
  const types = ["--incremental", "--tsBuildInfoFile", "node_modules/.cache/changed.tsbuildinfo"];
  const lint = ["check", "--error-on-warnings", "--no-errors-on-unmatched", ...present];
  return [
    { name: "Types", commands: [bin("react-router", "typegen"), bin("tsc", ...types)] },
    ...(present.length > 0 ? [{ name: "Lint and format", commands: [bin("biome", ...lint)] }] : []),
  ];
}

/** Too slow to run, unless they have changed themselves. */
const slowTests = () => globSync("tests/{owners,serving}/*.test.ts");

function testFiles(choice: Choice): string[] {
  return choice.tests.flatMap((test) =>
    test.includes(".test.") ? [test] : globSync(`${test}/**/*.test.{ts,tsx}`),
  );
}

function unitStep(choice: Choice): Step[] {
  const files = testFiles(choice);
  const sources = [...choice.related, ...files];
  if (sources.length === 0) return [];
  const excluded = slowTests().filter((test) => !files.includes(test));
  const exclude = excluded.flatMap((test) => ["--exclude", test]);
  const command = bin("vitest", "related", "--run", "--passWithNoTests", ...exclude, ...sources);
  return [{ name: "Unit, server and output tests", commands: [command] }];
}

/** Playwright's test names begin with the file. */
function browserStep(choice: Choice): Step[] {
  const built = new Set(allRoutes());
  const visits = choice.visits
    .filter(({ route }) => built.has(route) || route.startsWith("/no-such"))
    .flatMap(({ route, sizes }) =>
      sizes.map((size) => `visit\\.spec\\.ts \\S+ ${literalPattern(route)} has no fault on a ${size}`),
    );
  const names = [...visits, ...choice.specs.map((spec) => literalPattern(path.basename(spec)))];
  if (names.length === 0) return [];
  const files = [...(visits.length > 0 ? ["tests/all-routes/visit.spec.ts"] : []), ...choice.specs];
  return [{ name: "Browser tests", commands: [bin("playwright", "test", ...files, "-g", names.join("|"))] }];
}

function explain(base: string, files: readonly string[], choice: Choice): void {
  console.log(`== ${files.length} files have changed since ${base}`);
  for (const { file, why } of choice.reasons) console.log(`${file}: ${why}`);
  if (files.length === 0) console.log("No files have changed: only types are checked.");
  const visits = choice.visits.map(({ route, sizes }) => `${route} (${sizes.join(", ")})`);
  console.log("\n== Chosen");
  console.log(`types, lint of the changed files${choice.build ? ", a build" : ""}`);
  if (choice.related.length > 0) console.log(`unit tests that import: ${choice.related.join(", ")}`);
  if (choice.tests.length > 0) console.log(`tests: ${choice.tests.join(", ")}`);
  if (choice.specs.length > 0) console.log(`browser tests: ${choice.specs.join(", ")}`);
  if (visits.length > 0) console.log(`visits: ${visits.join(", ")}`);
  console.log("\n== Left out, for `npm test`");
  console.log(
    "all other browser tests and visits, tests of owners' copies and of other hosts, Firefox, WebKit",
  );
}

/** Without a build, there are no pages to visit. */
async function lookAtBuild(choice: Choice): Promise<Result[]> {
  const built = choice.build ? [await take(build)] : [];
  if (built.some(({ passed }) => !passed)) return built;
  const browser = browserStep(choice);
  if (browser.length > 0) ensureBrowser();
  return [...built, ...(await Promise.all([...unitStep(choice), ...browser].map(take)))];
}

export async function runChanged(base = defaultBase()): Promise<boolean> {
  const started = performance.now();
  const files = changedFiles(base);
  const first = existsSync(path.join(buildFolder, "manifest.json")) ? [] : [await take(build)];
  const choice = choose(files, await sitePages());
  explain(base, files, choice);
  const steps = await Promise.all([
    ...sourceSteps(files).map(async (step) => [await take(step)]),
    lookAtBuild(choice),
  ]);
  const results = [...first, ...steps.flat()];
  console.log(`\n== Summary of what the change can affect, ${seconds(started)}`);
  for (const { name, passed, took } of results)
    console.log(`${passed ? "ok    " : "FAILED"} ${name} (${took})`);
  return results.every(({ passed }) => passed);
}
