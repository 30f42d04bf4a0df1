import path from "node:path";
import { fileURLToPath } from "node:url";
import { runCspell } from "../../shared/run-cspell.ts";
import type { Finding } from "../finding.ts";

/** Words of the content that are not in the British dictionary, in words.txt or a person's name. */
export function findMisspeltContent(root: string, people: readonly string[]): Finding[] {
  const names = new Set(people.flatMap((name) => name.toLowerCase().split(/[^\p{L}]+/u)));
  const unknown = runCspell(root, ["content/**/*.{yaml,md}"]).filter(
    ({ text }) => !names.has(text.toLowerCase()),
  );
  return unknown.map(({ uri, row, text }) => ({
    check: "spelling",
    severity: "blocks",
    file: path.relative(root, fileURLToPath(uri)).split(path.sep).join("/"),
    line: row,
    message: `“${text}”: fix it, or add it to words.txt`,
  }));
}
