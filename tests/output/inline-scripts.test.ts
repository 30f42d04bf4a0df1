import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { allRoutes, notFoundSource, pageSource } from "../tools/site.ts";

const biome = path.resolve(import.meta.dirname, "../../node_modules/.bin/biome");
const folder = mkdtempSync(path.join(tmpdir(), "inline-scripts-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The variables that these scripts use but neither declare nor find in a browser. */
function findUndeclared(scripts: Iterable<string>): string[] {
  const folderOfRun = mkdtempSync(path.join(folder, "run-"));
  writeFileSync(path.join(folderOfRun, "biome.json"), JSON.stringify({ root: true }));
  for (const [index, script] of [...scripts].entries())
    writeFileSync(path.join(folderOfRun, `${index}.js`), script);
  const { stdout } = spawnSync(
    biome,
    ["lint", "--only=correctness/noUndeclaredVariables", "--max-diagnostics=none", "--reporter=json", "."],
    { cwd: folderOfRun, encoding: "utf8" },
  );
  const { diagnostics }: { diagnostics: { message: string }[] } = JSON.parse(stdout);
  return diagnostics.map(({ message }) => message);
}

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]+?)<\/script>/g)].map(
    ([, script = ""]) => script,
  );

describe("inline scripts, which are written as their source", () => {
  it("use nothing from the scope of their module", () => {
    const scripts = new Set([...allRoutes().map(pageSource), notFoundSource()].flatMap(inlineScripts));
    expect(scripts.size).toBeGreaterThan(3);
    expect(findUndeclared(scripts)).toEqual([]);
  });

  it("are rejected if they do", () => {
    expect(findUndeclared(["(function () { document.title = helper(location.hash) })()"])).toEqual([
      "The helper variable is undeclared.",
    ]);
  });
});
