import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, it } from "vitest";

it.each([
  ["SITE_URL must be", "build.ts", { SITE_URL: "not a url" }],
  ["CONTACT_KEEP_DAYS must be", "build.ts", { CONTACT_KEEP_DAYS: "some" }],
  [
    "--on must be a day such as 2027-01-15, not tomorrow",
    "preview.ts --on=tomorrow",
    {},
  ],
  [
    "--on must be a day such as 2027-01-15, not 2027-02-30",
    "preview.ts --on=2027-02-30",
    {},
  ],
])(
  "says in a sentence that %s, and fails (%s)",
  (sentence, command, variables) => {
    const [program = "", ...args] = command.split(" ");
    const { status, stderr } = spawnSync(
      process.execPath,
      [path.join(import.meta.dirname, program), ...args],
      {
        env: { ...process.env, ...variables },
        encoding: "utf8",
      },
    );
    expect(stderr).toContain(sentence);
    expect(stderr).not.toContain("    at ");
    expect(status).toBeGreaterThan(0);
  },
);
