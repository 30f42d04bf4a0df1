import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

it.each([
  "bench/main.ts",
  "publish/preview.ts",
  "tests/run.ts",
  "tools/shots/main.ts",
  "tools/compare/main.ts",
  "tools/launch-check/main.ts",
  "tools/begin/main.ts",
  "tools/new/main.ts",
  "tools/rename/main.ts",
  "tools/remove/main.ts",
])(
  "%s prints its usage for an unknown option",
  { timeout: 60_000 },
  (command) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [command, "--unknown"],
      {
        encoding: "utf8",
      },
    );
    expect(stdout + stderr).toMatch(/^(npm (run|test)|npx node)/m);
    expect(status).toBe(2);
  },
);
