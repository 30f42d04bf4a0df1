import { spawn, spawnSync } from "node:child_process";

/** A check of `npm test`: commands in order, up to the first that fails. */
export interface Step {
  name: string;
  commands: (readonly string[])[];
}
export interface Result {
  name: string;
  passed: boolean;
  took: string;
}

export const bin = (name: string, ...args: string[]) => [`node_modules/.bin/${name}`, ...args];
export const node = (...args: string[]) => [process.execPath, ...args];

export const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(0)} s`;

/** Collects the output, because commands run in parallel. */
function runQuietly([command = "", ...args]: readonly string[]): Promise<{
  passed: boolean;
  output: string;
}> {
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
    const { passed, output } = await runQuietly(command);
    if (output) console.log(`\n== ${name}\n${output.trimEnd()}`);
    if (!passed) return { name, passed, took: seconds(begun) };
  }
  return { name, passed: true, took: seconds(begun) };
}

/** Takes steps in parallel, and prints the output of each when it has ended. */
export const takeAll = (steps: readonly Step[]): Promise<Result[]> => Promise.all(steps.map(take));

/** Takes a long step alone, and prints its output as it comes. */
export function takeAlone({ name, commands }: Step): Result {
  console.log(`\n== ${name}`);
  const begun = performance.now();
  const passed = commands.every(([command = "", ...args]) => {
    const { status } = spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" });
    return status === 0;
  });
  return { name, passed, took: seconds(begun) };
}

export function printResults(results: readonly Result[]): void {
  for (const { name, passed, took } of results) {
    console.log(`${passed ? "ok    " : "FAILED"} ${name} (${took})`);
  }
}
