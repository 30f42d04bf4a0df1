import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { type Facts, fillFacts } from "../../app/content/facts/fill.ts";
import type { FactsInput } from "../../app/content/facts/owners-facts.ts";
import { literalPattern } from "../../app/content/literal-pattern.ts";
import { readMarkdown } from "../../app/content/markdown.ts";
import facts from "../../content/facts.ts";

const root = path.resolve(import.meta.dirname, "../..");
const contentFolder = path.join(root, "content");

const filesIn = (folder: string, ending: string) =>
  existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(ending)) : [];

/** The TypeScript files of a content folder as written, before facts are filled in; none without such a folder. */
export async function readContent<Entry>(folder: string): Promise<(Entry & { slug: string })[]> {
  const parent = path.join(contentFolder, folder);
  return Promise.all(
    filesIn(parent, ".ts").map(async (file) => {
      const { default: entry } = await import(pathToFileURL(path.join(parent, file)).href);
      return { ...entry, slug: path.basename(file, ".ts") };
    }),
  );
}

/** The Markdown files of a content folder as written, in order; none without such a folder. */
export function readTexts<Fields extends { order: number }>(
  folder: string,
): (Fields & { slug: string; prose: string })[] {
  const parent = path.join(contentFolder, folder);
  return filesIn(parent, ".md")
    .map((file) => {
      const { fields, prose } = readMarkdown(file, readFileSync(path.join(parent, file), "utf8"));
      return { ...(fields as Fields), slug: path.basename(file, ".md"), prose: prose.trim() };
    })
    .sort((a, b) => a.order - b.order || a.slug.localeCompare(b.slug));
}

/** The slugs of the policies that quote a fact: `law`, `countingVisits`. */
export const policiesQuoting = (fact: string): string[] =>
  readTexts("legal").flatMap(({ slug, prose }) => (prose.includes(`{${fact}}`) ? [slug] : []));

const stated: FactsInput = facts;
const statedFacts: Facts = { names: () => Object.keys(stated), get: (name) => stated[name] };

/** A text of the content as visitors read it: with the owner's facts; derived ones may be anything. */
export function asRead(text: string): RegExp {
  const derived = [...text.matchAll(/\{(\w+)[^{}]*\}/g)]
    .map(([, name = ""]) => name)
    .filter((name) => !(name.charAt(0).toLowerCase() + name.slice(1) in stated));
  const filled = literalPattern(String(fillFacts(statedFacts, "", text, derived)));
  return new RegExp(`^\\s*${filled.replace(/\\\{.*?\\\}/g, ".*").replace(/\s+/g, "\\s+")}\\s*$`);
}

/** The figures that docs/specification.md fixes for a place: `10+ SaaS products launched`. */
export function specifiedFigures(place: string): string[] {
  const [, table = ""] = readFileSync(path.join(root, "docs/specification.md"), "utf8").split("## Figures\n");
  const row = table.split("\n").find((line) => line.startsWith(`| ${place} |`));
  if (!row) throw new Error(`docs/specification.md has no figures of ${place}`);
  return row.split("|")[2]?.trim().split(", ") ?? [];
}
