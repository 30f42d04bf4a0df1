import { readFileSync } from "node:fs";
import path from "node:path";
import { contentTexts } from "../../app/content/content-files.ts";
import { slugOf } from "../../app/content/entries.ts";
import { literalPattern } from "../../app/content/literal-pattern.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** The policies that quote a fact, such as `law` or `countingVisits`, as written. */
export const policiesQuoting = (fact: string): { slug: string; text: string }[] =>
  [...contentTexts()]
    .filter(([file, text]) => file.startsWith("content/legal/") && text.includes(`{${fact}}`))
    .map(([file, text]) => ({ slug: slugOf(file), text }));

/** A text of the content as visitors read it, whatever its line breaks. */
export const asRead = (text: string): RegExp =>
  new RegExp(`^\\s*${literalPattern(text.trim()).replace(/\s+/g, "\\s+")}\\s*$`);

/** The figures that docs/specification.md fixes for a place: `10+ SaaS products launched`. */
export function specifiedFigures(place: string): string[] {
  const [, table = ""] = readFileSync(path.join(root, "docs/specification.md"), "utf8").split("## Figures\n");
  const row = table.split("\n").find((line) => line.startsWith(`| ${place} |`));
  if (!row) throw new Error(`docs/specification.md has no figures of ${place}`);
  return row.split("|")[2]?.trim().split(", ") ?? [];
}
