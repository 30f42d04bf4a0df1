/**
 * Checks docs and comments for wording, dead links and spelling: a part of
 * `npm run check`.
 */
import { globSync } from "node:fs";
import path from "node:path";
import { site } from "../../app/content/site.ts";
import {
  findDeadLinks,
  findMisspellings,
  findWording,
  proseOf,
  readFile,
  root,
} from "./checks.ts";

const docs = ["*.md", "docs/*.md"];
const code = [
  "*.ts",
  "{app,bench,publish,server,tests,tools}/**/*.{ts,tsx,cjs,css}",
];

const files = globSync([...docs, ...code], {
  cwd: root,
  exclude: ["tools/prose/**", "**/node_modules/**"],
})
  .map((file) => file.split(path.sep).join("/"))
  .toSorted()
  .map((file) => ({ file, text: readFile(file) ?? "" }));

const problems = files.flatMap(({ file, text }) => [
  ...findWording(file, text),
  ...(file.endsWith(".md") ? findDeadLinks(file, text, readFile) : []),
]);
problems.push(
  ...findMisspellings(
    root,
    files.flatMap(({ file, text }) => proseOf(file, text)),
    [site.name],
  ),
);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
