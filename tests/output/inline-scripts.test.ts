import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { allRoutes, notFoundSource, pageSource } from "../tools/site.ts";
import { testFolder } from "../tools/test-folder.ts";

const biome = path.resolve(
  import.meta.dirname,
  "../../node_modules/.bin/biome",
);

const inlineScripts = (html: string) =>
  [
    ...html.matchAll(
      /<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]+?)<\/script>/g,
    ),
  ].map(([, script = ""]) => script);

it("inline scripts, which are written as their source, use nothing from the scope of their module", () => {
  const scripts = new Set(
    [...allRoutes().map(pageSource), notFoundSource()].flatMap(inlineScripts),
  );
  expect(scripts.size).toBeGreaterThan(3);
  const folder = testFolder("inline-scripts");
  writeFileSync(
    path.join(folder, "biome.json"),
    JSON.stringify({ root: true }),
  );
  for (const [index, script] of [...scripts].entries())
    writeFileSync(path.join(folder, `${index}.js`), script);
  const { stdout } = spawnSync(
    biome,
    [
      "lint",
      "--only=correctness/noUndeclaredVariables",
      "--max-diagnostics=none",
      "--reporter=json",
      ".",
    ],
    { cwd: folder, encoding: "utf8" },
  );
  const { diagnostics }: { diagnostics: { message: string }[] } =
    JSON.parse(stdout);
  expect(diagnostics.map(({ message }) => message)).toEqual([]);
});
