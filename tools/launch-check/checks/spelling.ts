import { spawnSync } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { Finding } from "../finding.ts";

const program = "node_modules/cspell/bin.mjs";
const options = ["lint", "--no-progress", "--no-summary", "--reporter", "@cspell/cspell-json-reporter"];

const reportSchema = z.object({
  issues: z.array(z.object({ uri: z.string(), row: z.number(), text: z.string() })),
});

/** Words that are not in the British dictionary, in words.txt or a person's name; cspell.json has the settings. */
export function findMisspellings(root: string, people: readonly string[]): Finding[] {
  const names = new Set(people.flatMap((name) => name.toLowerCase().split(/[^\p{L}]+/u)));
  const { stdout, stderr } = spawnSync(process.execPath, [program, ...options, "content/**/*.{ts,md}"], {
    cwd: root,
    encoding: "utf8",
  });
  if (!stdout) throw new Error(`cspell failed: ${stderr}`);
  const { issues } = reportSchema.parse(JSON.parse(stdout));
  const unknown = issues.filter(({ text }) => !names.has(text.toLowerCase()));
  return unknown.map(({ uri, row, text }) => ({
    check: "spelling",
    severity: "blocks",
    file: path.relative(root, fileURLToPath(uri)).split(path.sep).join("/"),
    line: row,
    message: `“${text}”: fix it, or add it to words.txt`,
  }));
}
