import { spawnSync } from "node:child_process";
import path from "node:path";
import { z } from "zod";
import { withoutCode } from "./without-code.ts";

interface Line {
  file: string;
  line: number;
  text: string;
}

const reportSchema = z.object({ issues: z.array(z.object({ row: z.number(), text: z.string() })) });

const comment = /\/\*[\s\S]*?\*\/|(?<![:"'`\w])\/\/.*/g;

/** The lines to check: all of a Markdown file, the comments of any other. */
export function proseOf(file: string, text: string): Line[] {
  const parts = file.endsWith(".md") ? [{ 0: text, index: 0 }] : text.matchAll(comment);
  return [...parts].flatMap(({ 0: part, index }) => {
    const first = text.slice(0, index).split("\n").length;
    const lines = withoutCode(part).split("\n");
    return lines.map((words, offset) => ({ file, line: first + offset, text: words }));
  });
}

/** Unknown words, by file and line. All lines are one document, because cspell takes long to start on each file. */
export function findMisspellings(root: string, lines: readonly Line[]): string[] {
  const program = path.join(root, "node_modules/cspell/bin.mjs");
  const options = ["lint", "--no-progress", "--no-summary", "--reporter", "@cspell/cspell-json-reporter"];
  const { stdout, stderr } = spawnSync(process.execPath, [program, ...options, "stdin://prose.ts"], {
    cwd: root,
    encoding: "utf8",
    input: lines.map(({ text }) => text).join("\n"),
    maxBuffer: 64 * 1024 * 1024,
  });
  if (!stdout) throw new Error(`cspell failed: ${stderr}`);
  return reportSchema.parse(JSON.parse(stdout)).issues.map(({ row, text }) => {
    const place = lines[row - 1];
    return `${place?.file}:${place?.line}: unknown word “${text}”: fix it, or add it to words.txt`;
  });
}
