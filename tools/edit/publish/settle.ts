import { hash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { type Document, parseDocument } from "yaml";
import type { Clash, Decision } from "../../../app/edit/publish-types.ts";
import type { Path } from "../../../app/edit/types.ts";
import { changeValue, splitYaml } from "../../page-files/yaml-text.ts";
import { git } from "../../shared/git.ts";
import { fieldLabel } from "../fields.ts";
import { proseOf, valuesOf } from "../file-text.ts";
import { mergeItems } from "./merge-items.ts";

/** A file as both had it, and what each has made of it. */
export interface Versions {
  file: string;
  base: string;
  mine: string;
  theirs: string;
}

const same = isDeepStrictEqual;

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const paragraphs = (text: string): string[] =>
  proseOf(text)
    .lines.join("\n")
    .split(/\n{2,}/);

/** What a file says; the paragraphs of Markdown one by one. */
function saidBy(file: string, text: string): unknown {
  const values = valuesOf(text) ?? {};
  if (!file.endsWith(".md")) return values;
  return { ...(values as object), prose: paragraphs(text) };
}

/** What a value says, in words. */
const said = (value: unknown): string =>
  typeof value === "object" && value !== null
    ? Object.values(value).map(said).join(" · ")
    : String(value ?? "");

interface Both<Value> {
  file: string;
  path: Path;
  mine: Value;
  theirs: Value;
}

/**
 * Both changed the same: what the person decided, and mine until then. A
 * decision is for these two only.
 */
export function choose<Value>(
  { file, path, mine, theirs }: Both<Value>,
  decisions: readonly Decision[],
  clashes: Clash[],
  inWords: (value: Value) => string = said,
): Value {
  const texts = JSON.stringify([file, path, mine ?? null, theirs ?? null]);
  const key = hash("sha256", texts);
  const decision = decisions.find((made) => made.key === key);
  if (decision?.take === "mine") return mine;
  if (decision?.take === "theirs") return theirs;
  const isText = typeof mine === "string" && typeof theirs === "string";
  if (decision && isText) return decision.text as Value;
  clashes.push({
    key,
    file,
    path,
    label: fieldLabel(path) || "File",
    mine: inWords(mine),
    theirs: inWords(theirs),
    draft: isText ? mine : undefined,
  });
  return mine;
}

/** Git's own merge of the lines, with theirs where they do not fit. */
async function mergeLines({ base, mine, theirs }: Versions): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), "merge-"));
  try {
    for (const [name, text] of Object.entries({ base, mine, theirs }))
      writeFileSync(path.join(folder, name), text);
    return await git(
      folder,
      "merge-file",
      "--stdout",
      "--theirs",
      "mine",
      "base",
      "theirs",
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const isWellFormed = (text: string) =>
  (parseDocument(splitYaml(text).yaml) as Document).errors.length === 0;

/** The text with other values; lines that say the same stay as they are. */
function withValues(
  text: string,
  before: unknown,
  after: unknown,
  path: Path = [],
): string {
  if (same(before, after)) return text;
  if (isGroup(before) && isGroup(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].reduce(
      (made, key) => withValues(made, before[key], after[key], [...path, key]),
      text,
    );
  }
  if (
    Array.isArray(before) &&
    Array.isArray(after) &&
    before.length === after.length
  )
    return before.reduce(
      (made, item, index) =>
        withValues(made, item, after[index], [...path, index]),
      text,
    );
  if (after === undefined)
    return changeValue(text, path.slice(0, -1), (document) =>
      document.deleteIn(path),
    );
  return changeValue(text, path, (document) =>
    document.setIn(
      path,
      typeof after === "object" ? document.createNode(after) : after,
    ),
  );
}

/**
 * Brings three versions of a content file together. Git takes neighbouring
 * lines for a conflict; here only the same field is one.
 */
export async function settle(
  versions: Versions,
  decisions: readonly Decision[],
): Promise<{ text: string; clashes: Clash[] }> {
  const { file } = versions;
  const clashes: Clash[] = [];

  const merge = (
    base: unknown,
    mine: unknown,
    theirs: unknown,
    path: Path,
  ): unknown => {
    if (same(base, theirs) || same(mine, theirs)) return mine;
    if (same(base, mine)) return theirs;
    if (isGroup(mine) && isGroup(theirs)) {
      const from = isGroup(base) ? base : {};
      const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
      const fields = [...keys].map((key) => [
        key,
        merge(from[key], mine[key], theirs[key], [...path, key]),
      ]);
      return Object.fromEntries(
        fields.filter(([, value]) => value !== undefined),
      );
    }
    if (Array.isArray(mine) && Array.isArray(theirs))
      return mergeItems(
        Array.isArray(base) ? base : [],
        mine,
        theirs,
        (before, own, other, index) =>
          merge(before, own, other, [...path, index]),
      );
    return choose({ file, path, mine, theirs }, decisions, clashes);
  };

  const merged = merge(
    saidBy(file, versions.base),
    saidBy(file, versions.mine),
    saidBy(file, versions.theirs),
    [],
  ) as Record<string, unknown>;
  const lines = await mergeLines(versions);
  const start = isWellFormed(lines) ? lines : versions.theirs;
  if (!file.endsWith(".md"))
    return { text: withValues(start, saidBy(file, start), merged), clashes };

  const { prose, ...fields } = merged;
  const made = withValues(start, valuesOf(start) ?? {}, fields);
  const text = same(prose, paragraphs(made))
    ? made
    : proseOf(made).above + (prose as string[]).join("\n\n");
  return { text, clashes };
}
