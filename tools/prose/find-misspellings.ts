import { runCspell } from "../shared/run-cspell.ts";
import { withoutCode } from "./without-code.ts";

interface Line {
  file: string;
  line: number;
  text: string;
}

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
  const document = lines.map(({ text }) => text).join("\n");
  return runCspell(root, ["stdin://prose.ts"], document).map(({ row, text }) => {
    const place = lines[row - 1];
    return `${place?.file}:${place?.line}: unknown word “${text}”: fix it, or add it to words.txt`;
  });
}
