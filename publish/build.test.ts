import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, it } from "vitest";

it.each([
  ["SITE_URL", "not a url"],
  ["CONTACT_KEEP_DAYS", "some"],
])("fails at an invalid %s with one sentence that names it", (name, value) => {
  const program = path.join(import.meta.dirname, "build.ts");
  const { status, stderr } = spawnSync(process.execPath, [program], {
    env: { ...process.env, [name]: value },
    encoding: "utf8",
  });
  expect(stderr.trimEnd().split("\n")).toEqual([expect.stringContaining(`${name} must be`)]);
  expect(status).toBe(1);
});
