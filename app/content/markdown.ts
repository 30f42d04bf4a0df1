import { parseYaml } from "./content-files.ts";
import { type Facts, fillFacts } from "./facts/fill.ts";
import { ContentError } from "./parse.ts";

/** Replaces a brace in code while facts are filled in: a character that no text has. */
const CODE_BRACE = "\u{f0000}";
const hideBraces = (code: string) => code.replaceAll("{", CODE_BRACE);

/** Hides the braces in inline code and code blocks. */
function linesOutsideCode(text: string): string[] {
  let inFence = false;
  return text.split("\n").map((line) => {
    const isFence = /^ {0,3}(```|~~~)/.test(line);
    if (isFence) inFence = !inFence;
    return inFence || isFence ? hideBraces(line) : line.replace(/`[^`]+`/g, hideBraces);
  });
}

/** Fills in the facts of a text, except in code; an unknown fact is reported with its line. */
export function fillText(facts: Facts, file: string, text: string): string {
  const lines = linesOutsideCode(text).map((line, index) => [`line ${index + 1}`, line]);
  const filled = fillFacts(facts, file, Object.fromEntries(lines)) as Record<string, string>;
  return Object.values(filled).join("\n").replaceAll(CODE_BRACE, "{");
}

/** The front matter of a Markdown file (YAML between two lines of ---) and its prose. */
export function readMarkdown(file: string, text: string): { fields: object; prose: string } {
  const match = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text);
  if (!match) throw new ContentError(`${file}: must start with front matter between two lines of ---`);
  const fields = parseYaml(file, match[1] ?? "", 1);
  if (typeof fields !== "object" || fields === null)
    throw new ContentError(`${file}: the front matter must be fields, such as name: Asha Rao`);
  return { fields, prose: text.slice(match[0].length) };
}
