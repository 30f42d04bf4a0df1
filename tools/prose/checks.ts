import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { slug } from "github-slugger";
import { nameFinder, runCspell } from "../shared/run-cspell.ts";
import { wordsToAvoid } from "./words.ts";

export const root = path.resolve(import.meta.dirname, "../..");

/**
 * The text of a file of the project; empty for a folder or a picture, null if
 * it does not exist.
 */
export function readFile(file: string): string | null {
  const place = path.join(root, file);
  if (!existsSync(place)) return null;
  return statSync(place).isFile() && /\.(md|tsx?|cjs|css)$/.test(file)
    ? readFileSync(place, "utf8")
    : "";
}

const blank = (code: string) => code.replace(/[^\n]/g, "");

/** Markdown without its code blocks; the lines keep their numbers. */
export const withoutCodeBlocks = (text: string) =>
  text.replace(/^```[\s\S]*?^```/gm, blank);

/** Markdown or a comment without any code. */
export const withoutCode = (text: string) =>
  withoutCodeBlocks(text).replace(/`[^`\n]*`/g, blank);

const rules = wordsToAvoid.map(([pattern, plain]) => ({
  pattern: new RegExp(`\\b(?:${pattern})(?![\\w-])`, "gi"),
  plain,
}));

/** A message for each use of a word to avoid, with its line. */
export function findWording(file: string, text: string): string[] {
  return text
    .split("\n")
    .flatMap((line, index) =>
      rules.flatMap(({ pattern, plain }) =>
        [...line.matchAll(pattern)].map(
          ([found]) => `${file}:${index + 1}: “${found}”, write: ${plain}`,
        ),
      ),
    );
}

/**
 * The relative links of a Markdown file that lead to no file, or to no heading
 * of it.
 */
export function findDeadLinks(
  file: string,
  text: string,
  read: (file: string) => string | null,
): string[] {
  return withoutCodeBlocks(text)
    .split("\n")
    .flatMap((line, index) =>
      [...line.matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
        .filter(([, to, anchor]) => {
          const target = to
            ? read(path.posix.join(path.posix.dirname(file), to))
            : text;
          if (target === null || anchor === undefined) return target === null;
          const headings = [
            ...withoutCodeBlocks(target).matchAll(/^#+ (.+)$/gm),
          ].map(([, heading = ""]) => slug(heading));
          return !headings.includes(anchor);
        })
        .map(
          ([link]) => `${file}:${index + 1}: ${link.slice(1)} leads nowhere`,
        ),
    );
}

interface Line {
  file: string;
  line: number;
  text: string;
}

const comment = /\/\*[\s\S]*?\*\/|(?<![:"'`\w])\/\/.*/g;

/** The lines to check: all of a Markdown file, the comments of any other. */
export function proseOf(file: string, text: string): Line[] {
  const parts = file.endsWith(".md")
    ? [{ 0: text, index: 0 }]
    : text.matchAll(comment);
  return [...parts].flatMap(({ 0: part, index }) => {
    const first = text.slice(0, index).split("\n").length;
    const lines = withoutCode(part).split("\n");
    return lines.map((words, offset) => ({
      file,
      line: first + offset,
      text: words,
    }));
  });
}

/**
 * Unknown words that are no names, by file and line. All lines are one
 * document, because cspell takes long to start on each file.
 */
export function findMisspellings(
  root: string,
  lines: readonly Line[],
  names: readonly string[],
): string[] {
  const document = lines.map(({ text }) => text).join("\n");
  const isName = nameFinder(names);
  return runCspell(root, ["stdin://prose.ts"], document)
    .filter(({ text }) => !isName(text))
    .map(({ row, text }) => {
      const place = lines[row - 1];
      return `${place?.file}:${place?.line}: unknown word “${text}”: fix it, or add it to words.txt`;
    });
}
