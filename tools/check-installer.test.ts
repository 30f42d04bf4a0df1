import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { testFolder } from "../tests/tools/test-folder.ts";

const root = path.resolve(import.meta.dirname, "..");

/**
 * The project before or after its packages were installed, without anything
 * else.
 */
function makeProject({ installed }: { installed: boolean }): string {
  const folder = testFolder("project");
  for (const file of [
    "package.json",
    "tools/check-installer.cjs",
    "tools/check-node.cjs",
  ]) {
    cpSync(path.join(root, file), path.join(folder, file));
  }
  if (installed)
    mkdirSync(path.join(folder, "node_modules/zod"), { recursive: true });
  return folder;
}

/** Runs a program as npm would that itself runs on this Node. */
function runIn(folder: string, program: string, nodeOfNpm: string) {
  const userAgent = `npm/10.2.4 node/v${nodeOfNpm} linux x64 workspaces/false`;
  const env = { ...process.env, npm_config_user_agent: userAgent };
  const { status, stderr } = spawnSync(process.execPath, [program], {
    cwd: folder,
    env,
    encoding: "utf8",
  });
  return { status, stderr };
}

test.each([
  "20.19.0",
  "20.20.2",
  "22.12.0",
  "22.22.0",
  "23.0.0",
  "24.21.0",
  "26.10.0",
])("npm ci installs with Node %s", (version) => {
  const folder = makeProject({ installed: true });
  expect(runIn(folder, "tools/check-installer.cjs", version)).toEqual({
    status: 0,
    stderr: "",
  });
  expect(existsSync(path.join(folder, "node_modules"))).toBe(true);
});

test.each(["14.21.3", "18.20.8", "20.11.1", "20.18.3", "21.7.3", "22.11.0"])(
  "npm ci refuses Node %s, which would install without the bundler's native package, in one sentence",
  (version) => {
    const folder = makeProject({ installed: true });
    const { status, stderr } = runIn(
      folder,
      "tools/check-installer.cjs",
      version,
    );
    expect([status, stderr.trim().split("\n")]).toEqual([
      1,
      [expect.stringContaining("Node 20.19 or newer")],
    ]);
    expect(stderr).toContain(`here it is ${version}`);
    expect(existsSync(path.join(folder, "node_modules"))).toBe(false);
  },
);

test("before npm ci, a command says what to run first", () => {
  const folder = makeProject({ installed: false });
  expect(runIn(folder, "tools/check-node.cjs", "24.21.0")).toEqual({
    status: 1,
    stderr: 'Run "npm ci" first.\n',
  });
});
