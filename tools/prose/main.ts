/** Checks docs and comments for wording, dead links and spelling: a part of `npm run check`. */
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { findDeadLinks } from "./find-dead-links.ts";
import { findMisspellings, proseOf } from "./find-misspellings.ts";
import { findWording } from "./find-wording.ts";

const root = path.resolve(import.meta.dirname, "../..");
const docs = ["*.md", "docs/*.md"];
const code = ["*.ts", "{app,bench,publish,server,tests,tools}/**/*.{ts,tsx,cjs,css}"];

/** The text of a file of the project; empty for a folder or a picture, null if there is none. */
function read(file: string): string | null {
  const place = path.join(root, file);
  if (!existsSync(place)) return null;
  return statSync(place).isFile() && /\.(md|tsx?|cjs|css)$/.test(file) ? readFileSync(place, "utf8") : "";
}

const files = globSync([...docs, ...code], { cwd: root, exclude: ["tools/prose/**"] })
  .map((file) => file.split(path.sep).join("/"))
  .toSorted()
  .map((file) => ({ file, text: read(file) ?? "" }));

const problems = files.flatMap(({ file, text }) => [
  ...findWording(file, text),
  ...(file.endsWith(".md") ? findDeadLinks(file, text, read) : []),
]);
problems.push(
  ...findMisspellings(
    root,
    files.flatMap(({ file, text }) => proseOf(file, text)),
  ),
);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
