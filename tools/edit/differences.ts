import { type Document, parseDocument } from "yaml";
import type { Difference, Path } from "../../app/edit/types.ts";
import { changeValue, splitYaml } from "../page-files/yaml-text.ts";
import { fieldLabel } from "./fields.ts";
import { proseOf, setValue, valueAt, valuesOf } from "./file-text.ts";
import { proseTexts } from "./prose.ts";

type Change = Pick<Difference, "path" | "before" | "after">;

const isGroup = (value: unknown): value is object =>
  typeof value === "object" && value !== null;

/** What a value says, in words. */
const said = (value: unknown): string =>
  isGroup(value)
    ? Object.values(value).map(said).join(" · ")
    : String(value ?? "");

/** The items of one list that the other has not. */
const without = (items: unknown[], others: unknown[]) => {
  const known = new Set(others.map(said));
  return items
    .map(said)
    .filter((item) => !known.has(item))
    .join("\n");
};

/**
 * Value by value; a list of another length, or in another order, is one
 * difference.
 */
function* valueDifferences(
  before: unknown,
  after: unknown,
  path: Path = [],
): Generator<Change> {
  if (said(before) === said(after) && isGroup(before) === isGroup(after))
    return;
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length === after.length && without(before, after) !== "")
      for (const [index, item] of before.entries())
        yield* valueDifferences(item, after[index], [...path, index]);
    else {
      const gone = without(before, after);
      const added = without(after, before);
      yield {
        path,
        before: gone,
        after: gone || added ? added : "in another order",
      };
    }
  } else if (isGroup(before) && isGroup(after))
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
      yield* valueDifferences(
        Reflect.get(before, key),
        Reflect.get(after, key),
        [...path, key],
      );
  else yield { path, before: said(before), after: said(after) };
}

/** The texts below the front matter of Markdown. */
const textsOf = (file: string, text: string) =>
  [...proseTexts(proseOf(text).lines)].map((place) => {
    const path = ["prose", ...place];
    return { path, words: String(valueAt(file, text, path)) };
  });

/** What a file says; of Markdown, its texts one by one. */
function saidBy(file: string, text: string): unknown {
  if (!file.endsWith(".md")) return valuesOf(text);
  return {
    ...(valuesOf(text) as object),
    prose: textsOf(file, text).map(({ words }) => words),
  };
}

/** A difference that is the file as a whole. */
export const wholeFile = (label: string) => ({
  label,
  path: [],
  before: "",
  after: "",
});

/** What differs in a file, in words. */
export function differencesIn(
  file: string,
  before: string | null,
  after: string | null,
): (Change & { label: string })[] {
  if (before === null) return [wholeFile("New file")];
  if (after === null) return [wholeFile("Removed file")];
  const changes = [
    ...valueDifferences(saidBy(file, before), saidBy(file, after)),
  ];
  // Pictures and code are no texts.
  const hasOther =
    proseOf(before).lines.join("\n") !== proseOf(after).lines.join("\n");
  if (hasOther && changes.every(({ path }) => path[0] !== "prose"))
    changes.push({ path: ["prose"], before: "", after: "" });
  return changes.map((change) => ({
    label: fieldLabel(change.path),
    ...change,
  }));
}

/** The file with one difference taken back. */
export function takenBack(
  file: string,
  before: string,
  after: string,
  path: Path,
): string {
  const back = withOld(file, before, after, path);
  // Other order or form is no difference that anybody sees.
  return differencesIn(file, before, back).length === 0 ? before : back;
}

function withOld(
  file: string,
  before: string,
  after: string,
  path: Path,
): string {
  if (path[0] !== "prose") {
    const old = parseDocument(splitYaml(before).yaml) as Document;
    return changeValue(after, path, (document) => {
      if (old.hasIn(path)) document.setIn(path, old.getIn(path, true));
      else document.deleteIn(path);
    });
  }
  const [, index] = path;
  if (index === undefined)
    return proseOf(after).above + proseOf(before).lines.join("\n");
  const old = textsOf(file, before)[Number(index)];
  const now = textsOf(file, after)[Number(index)];
  return old && now ? setValue(file, after, now.path, old.words) : after;
}
