import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { testFolder } from "../../tests/tools/test-folder.ts";

const root = path.resolve(import.meta.dirname, "..", "..");

interface Diagnostic {
  message: string;
  location: { start: { line: number } };
}

/**
 * Lints a file with the project's own rules only; the lines that they refuse,
 * from 1, with their messages.
 */
function refusedLines(file: string, lines: readonly string[]) {
  const folder = testFolder("lint");
  const config = JSON.parse(
    readFileSync(path.join(root, "biome.json"), "utf8"),
  );
  // The folder is no repository.
  delete config.vcs;
  writeFileSync(path.join(folder, "biome.json"), JSON.stringify(config));
  const rules = path.join("tools", "lint");
  cpSync(path.join(root, rules), path.join(folder, rules), { recursive: true });
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), lines.join("\n"));
  const biome = path.join(root, "node_modules", "@biomejs", "biome", "bin");
  const { stdout } = spawnSync(
    process.execPath,
    [
      path.join(biome, "biome"),
      "lint",
      "--only=plugin",
      "--reporter=json",
      file,
    ],
    { cwd: folder, encoding: "utf8" },
  );
  const diagnostics: Diagnostic[] = JSON.parse(stdout).diagnostics;
  return diagnostics.map(({ message, location }) => [
    location.start.line,
    message,
  ]);
}

it("asks for one const a line", () => {
  expect(
    refusedLines("server/pair.ts", [
      "export const [a, b] = [1, 2];",
      "export const [c, d] = pair;",
    ]),
  ).toEqual([[1, expect.stringMatching(/^Write one const a line/)]]);
});

it("asks for properties instead of a spread literal", () => {
  expect(
    refusedLines("app/ui/pair.tsx", [
      "export const a = { ...{ b } };",
      "export const c = { ...rest };",
      "export const d = <Person {...{ name }} />;",
      "export const e = <Person {...rest} />;",
    ]),
  ).toEqual([
    [1, expect.stringMatching(/^Write the properties themselves/)],
    [3, expect.stringMatching(/^Write the properties themselves/)],
  ]);
});

it.each(["app/pages/partner/page.tsx", "app/root.tsx"])(
  "asks for named fields of content in %s",
  (file) => {
    expect(
      refusedLines(file, [
        "export const a = <Stats stats={page.stats} />;",
        "export const b = <Stats {...page.stats} />;",
      ]),
    ).toEqual([[2, expect.stringMatching(/^Write the fields .* as props/)]]);
  },
);
