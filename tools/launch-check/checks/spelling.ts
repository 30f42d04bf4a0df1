import path from "node:path";
import { fileURLToPath } from "node:url";
import { site } from "../../../app/content/site.ts";
import { nameFinder, runCspell } from "../../shared/run-cspell.ts";
import type { Finding, SourceFile } from "../finding.ts";

const filesWithPeople = /^content\/(people|testimonials|clients|insights)\//;

/** Names of people and clients in a file, for the spelling check. */
export function namedPeople({ file, lines }: SourceFile): string[] {
  if (!filesWithPeople.test(file)) return [];
  return lines.flatMap(
    (line) => /^[\s-]*(?:name|author): (.+)$/.exec(line)?.[1] ?? [],
  );
}

/**
 * Words of the content that are not in the British dictionary, in words.txt,
 * in the name of a person or of the site.
 */
export function findMisspeltContent(
  root: string,
  people: readonly string[],
): Finding[] {
  const isName = nameFinder([...people, site.name]);
  const unknown = runCspell(root, ["content/**/*.{yaml,md}"]).filter(
    ({ text }) => !isName(text),
  );
  return unknown.map(({ uri, row, text }) => ({
    check: "spelling",
    severity: "blocks",
    file: path.relative(root, fileURLToPath(uri)).split(path.sep).join("/"),
    line: row,
    message: `“${text}”: fix it, or add it to words.txt`,
  }));
}
