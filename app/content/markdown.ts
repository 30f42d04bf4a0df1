import { parseDocument } from "yaml";
import { type Facts, fillFacts } from "./facts/fill.ts";
import { ContentError } from "./parse.ts";

/** A text with the facts that it quotes; what is not known is named by its line. */
export function fillText(facts: Facts, file: string, text: string): string {
  const lines = text.split("\n").map((line, index) => [`line ${index + 1}`, line]);
  const filled = fillFacts(facts, file, Object.fromEntries(lines)) as Record<string, string>;
  return Object.values(filled).join("\n");
}

/** The fields of a Markdown file's front matter (YAML between two lines of ---) and its prose. */
export function readMarkdown(file: string, text: string): { fields: object; prose: string } {
  const match = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text);
  if (!match) throw new ContentError(`${file}: must start with front matter between two lines of ---`);
  const document = parseDocument(match[1] ?? "");
  const [error] = document.errors;
  if (error) {
    const line = (error.linePos?.[0].line ?? 0) + 1;
    throw new ContentError(`${file}: line ${line}: ${error.message.split(" at line ")[0]}`);
  }
  const fields: unknown = document.toJS();
  if (typeof fields !== "object" || fields === null)
    throw new ContentError(`${file}: the front matter must be fields, such as name: Asha Rao`);
  return { fields, prose: text.slice(match[0].length) };
}
