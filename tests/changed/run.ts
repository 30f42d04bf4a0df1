/** `npm test -- --changed`: runs the tests that a change can affect, in about a minute. */
import { existsSync, globSync } from "node:fs";
import path from "node:path";
import { literalPattern } from "../../app/content/literal-pattern.ts";
import { ensureBrowser } from "../tools/browser.ts";
import { allRoutes, buildFolder } from "../tools/site.ts";
import { bin, node, printResults, type Result, type Step, seconds, takeAll } from "../tools/steps.ts";
import { changedFiles, defaultBase } from "./changed-files.ts";
import { type Choice, choose } from "./choose.ts";
import { sitePages } from "./site-pages.ts";

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
  const built = choice.build ? await takeAll([build]) : [];
  if (built.some(({ passed }) => !passed)) return built;
  const browser = browserStep(choice);
  if (browser.length > 0) ensureBrowser();
  return [...built, ...(await takeAll([...unitStep(choice), ...browser]))];
}

export async function runChanged(base = defaultBase()): Promise<boolean> {
  const started = performance.now();
  const files = changedFiles(base);
  const first = existsSync(path.join(buildFolder, "manifest.json")) ? [] : await takeAll([build]);
  const choice = choose(files, await sitePages());
  explain(base, files, choice);
  const steps = await Promise.all([takeAll(sourceSteps(files)), lookAtBuild(choice)]);
  const results = [...first, ...steps.flat()];
  console.log(`\n== Summary of what the change can affect, ${seconds(started)}`);
  printResults(results);
  return results.every(({ passed }) => passed);
}
