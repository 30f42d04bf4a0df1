import { globSync } from "node:fs";
import { expect, it } from "vitest";
import packageJson from "../package.json" with { type: "json" };
import { findDeadLinks, readFile, root } from "../tools/prose/checks.ts";

it.each(globSync(["*.md", "docs/**/*.md"], { cwd: root }))(
  "%s links to existing pages and names existing commands",
  (page) => {
    const text = readFile(page) ?? "";
    expect(findDeadLinks(page, text, readFile)).toEqual([]);
    const commands = [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(
      ([, name = ""]) => name,
    );
    expect(commands.filter((name) => !(name in packageJson.scripts))).toEqual(
      [],
    );
    const programs = [...text.matchAll(/npx node ([\w./-]+)/g)].map(
      ([, file = ""]) => file,
    );
    expect(programs.filter((file) => readFile(file) === null)).toEqual([]);
  },
);
