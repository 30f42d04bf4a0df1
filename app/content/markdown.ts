import { type Facts, fillFacts } from "./facts/fill.ts";
import { ContentError } from "./parse.ts";

/** A text with the facts that it quotes; what is not known is named by its line. */
export function fillText(facts: Facts, file: string, text: string): string {
  const lines = text.split("\n").map((line, index) => [`line ${index + 1}`, line]);
  const filled = fillFacts(facts, file, Object.fromEntries(lines)) as Record<string, string>;
  return Object.values(filled).join("\n");
}

/** A Markdown file's front matter (YAML between two lines of ---) and its prose. */
export function splitFrontMatter(file: string, text: string): { frontMatter: string; prose: string } {
  const match = /^---\n([\s\S]*?)\n---\n/.exec(text);
  if (!match) throw new ContentError(`${file}: must start with front matter between two lines of ---`);
  return { frontMatter: match[1] ?? "", prose: text.slice(match[0].length) };
}
