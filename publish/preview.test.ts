import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, it } from "vitest";

function preview(...args: string[]) {
  const program = path.join(import.meta.dirname, "preview.ts");
  return spawnSync(process.execPath, [program, ...args], { encoding: "utf8" });
}

it.each(["tomorrow", "2027-02-30"])("rejects --on %j and names it", (day) => {
  const { status, stderr } = preview(`--on=${day}`);
  expect(stderr).toContain(`--on must be a day such as 2027-01-15, not ${day}\n`);
  expect(status).toBe(2);
});

it("prints its usage for unknown arguments", () => {
  const { status, stderr } = preview("--at", "2027-01-15");
  expect(stderr).toContain("npm run preview -- [--on 2027-01-15]");
  expect(status).toBe(2);
});
