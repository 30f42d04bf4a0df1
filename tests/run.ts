/** Every check, fastest feedback first: what `npm test` and CI run. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { engineNames, ensureEngine } from "./engines/install.ts";
import { ensureBrowser } from "./tools/browser.ts";
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

interface Check {
  name: string;
  command: string;
  args: string[];
}

const bin = (name: string, ...args: string[]) => ({ command: `node_modules/.bin/${name}`, args });

const checks: Check[] = [
  { name: "Route types", ...bin("react-router", "typegen") },
  { name: "Types", ...bin("tsc") },
  { name: "Lint and format", ...bin("biome", "check", "--error-on-warnings", ".") },
  { name: "Prose", command: process.execPath, args: ["tools/prose/main.ts"] },
  { name: "Build", command: process.execPath, args: ["publish/build.ts"] },
  {
    name: "Unit, server and output tests",
    ...bin("vitest", "run", "--reporter=default", "--reporter=./tests/tools/times/vitest-reporter.ts"),
  },
  {
    name: "Browser tests",
    ...bin("playwright", "test", "--reporter=list,./tests/tools/times/playwright-reporter.ts"),
  },
];

const missingEngines = engineNames.filter((name) => !ensureEngine(name));
for (const name of engineNames) {
  if (missingEngines.includes(name)) continue;
  checks.push({
    name: `The site in ${name}`,
    ...bin(
      "vitest",
      ...["run", "--config", "tests/engines/vitest.config.ts", `${name}.engine.ts`],
      ...["--reporter=default", "--reporter=./tests/tools/times/vitest-reporter.ts"],
    ),
  });
}

const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(0)} s`;
const seconds = (since: number) => inSeconds(performance.now() - since);

const timesFile = path.join(mkdtempSync(path.join(tmpdir(), "times-")), "times.jsonl");
writeFileSync(timesFile, "");
process.env[TIMES_FILE] = timesFile;

ensureBrowser();
const started = performance.now();
const results = checks.map(({ name, command, args }) => {
  console.log(`\n== ${name}`);
  const begun = performance.now();
  const { status } = spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" });
  return { name, passed: status === 0, took: seconds(begun) };
});

console.log("\n== The ten slowest tests");
for (const { name, milliseconds } of readSlowest(timesFile, 10)) {
  console.log(`${inSeconds(milliseconds).padStart(6)} ${name}`);
}

console.log(`\n== Summary, ${seconds(started)}`);
for (const { name, passed, took } of results) {
  console.log(`${passed ? "ok    " : "FAILED"} ${name} (${took})`);
}
for (const name of missingEngines) {
  console.log(`NOT TESTED: ${name.toUpperCase()} IS MISSING and could not be installed`);
}
const failed = results.filter(({ passed }) => !passed).length;
console.log(`${results.length - failed} passed, ${failed} failed, ${missingEngines.length} not tested`);
process.exitCode = failed === 0 ? 0 : 1;
