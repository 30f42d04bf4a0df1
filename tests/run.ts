/** Every check, fastest feedback first: what `npm test` and CI run. */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { engineNames, ensureEngine } from "./engines/install.ts";
import { ensureBrowser } from "./tools/browser.ts";
import { bin, node, printResults, type Step, seconds, takeAll, takeAlone } from "./tools/steps.ts";
import { temporaryFolder } from "./tools/temporary-folder.ts";
import { readSlowest, TIMES_FILE } from "./tools/times/record.ts";

const [changed, ...others] = process.argv.slice(2);
if (others.length > 0 || (changed && !/^--changed(=|$)/.test(changed))) {
  console.error("npm test [-- --changed[=BASE]]");
  process.exit(2);
}
if (changed) {
  const { runChanged } = await import("./changed/run.ts");
  process.exit((await runChanged(changed.split("=")[1])) ? 0 : 1);
}

const times = "--reporter=./tests/tools/times/vitest-reporter.ts";

/** Each uses one processor most of the time, so they share them. */
const beforeTests: Step[] = [
  { name: "Types", commands: [bin("react-router", "typegen"), bin("tsc")] },
  { name: "Lint and format", commands: [bin("biome", "check", "--error-on-warnings", ".")] },
  { name: "Prose", commands: [node("tools/prose/main.ts")] },
  { name: "Build", commands: [node("publish/build.ts")] },
];
const tests: Step[] = [
  { name: "Unit, server and output tests", commands: [bin("vitest", "run", "--reporter=default", times)] },
  {
    name: "Browser tests",
    commands: [bin("playwright", "test", "--reporter=list,./tests/tools/times/playwright-reporter.ts")],
  },
];
const missingEngines = engineNames.filter((name) => !ensureEngine(name));
const engines: Step[] = engineNames
  .filter((name) => !missingEngines.includes(name))
  .map((name) => {
    const options = ["--config", "tests/engines/vitest.config.ts", "--reporter=default", times];
    return { name: `The site in ${name}`, commands: [bin("vitest", "run", ...options, `${name}.engine.ts`)] };
  });

const timesFile = path.join(temporaryFolder("times"), "times.jsonl");
writeFileSync(timesFile, "");
process.env[TIMES_FILE] = timesFile;

ensureBrowser();
const started = performance.now();
const results = [...(await takeAll(beforeTests)), ...tests.map(takeAlone), ...(await takeAll(engines))];

console.log("\n== The ten slowest tests");
for (const { name, milliseconds } of readSlowest(timesFile, 10)) {
  console.log(`${(milliseconds / 1000).toFixed(0).padStart(4)} s ${name}`);
}

console.log(`\n== Summary, ${seconds(started)}`);
printResults(results);
for (const name of missingEngines) {
  console.log(`NOT TESTED: ${name.toUpperCase()} IS MISSING and could not be installed`);
}
const failed = results.filter(({ passed }) => !passed).length;
console.log(`${results.length - failed} passed, ${failed} failed, ${missingEngines.length} not tested`);
process.exitCode = failed === 0 ? 0 : 1;
