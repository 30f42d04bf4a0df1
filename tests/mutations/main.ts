/**
 * Plants one fault at a time in a copy of the project and checks that its test
 * fails. Needs a build.
 */
import { cpSync, writeFileSync } from "node:fs";
import path from "node:path";
import { daily } from "../nightly.ts";
import { copySite } from "../owners/site-copy.ts";
import { buildFolder } from "../tools/site.ts";
import { faults as allFaults, type Fault } from "./faults.ts";

/**
 * The faults whose name contains the words on the command line; all if there
 * are none.
 */
const faults = allFaults.filter(({ name }) =>
  name.includes(process.argv[2] ?? ""),
);
const copy = copySite();
cpSync(buildFolder, path.join(copy.folder, "build"), { recursive: true });

const runUnitTests = (files: readonly string[], options: readonly string[]) =>
  copy.node("node_modules/vitest/vitest.mjs", ["run", ...files, ...options]);

function runBrowserTest(
  { test, browser = "" }: Fault,
  options: readonly string[],
) {
  const built = copy.node("publish/build.ts");
  if (built.status !== 0) return built;
  return copy.node("node_modules/@playwright/test/cli.js", [
    "test",
    test,
    "-g",
    browser,
    ...options,
  ]);
}

/** With the tests that `npm test` runs, unless the fault is for the night. */
function runTest(fault: Fault) {
  if (fault.browser)
    return runBrowserTest(fault, fault.nightly ? [] : daily.playwright);
  return runUnitTests([fault.test], fault.nightly ? [] : daily.vitest);
}

/** Whether the test fails with the fault; it passed without it before. */
function isCaught(fault: Fault): boolean {
  const before = copy.read(fault.file);
  copy.edit(fault.file, { [fault.from]: fault.to });
  const { status, output } = runTest(fault);
  writeFileSync(path.join(copy.folder, fault.file), before);
  return status !== 0 && /\d failed/.test(output);
}

try {
  const unitTests = [
    ...new Set(
      faults.filter(({ browser }) => !browser).map(({ test }) => test),
    ),
  ];
  const { status, output } =
    unitTests.length > 0
      ? runUnitTests(unitTests, [])
      : { status: 0, output: "" };
  if (status !== 0)
    throw new Error(`The tests fail without any planted fault:\n${output}`);
  const missed = faults.filter((fault) => {
    const caught = isCaught(fault);
    console.log(
      `${caught ? "caught" : "MISSED"} ${fault.name} (${fault.test})`,
    );
    return !caught;
  });
  console.log(`${faults.length - missed.length} of ${faults.length} caught`);
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  copy.remove();
}
