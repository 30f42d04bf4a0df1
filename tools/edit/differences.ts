import { type Document, parseDocument } from "yaml";
import type { Difference } from "../../app/edit/types.ts";
import { splitYaml } from "../page-files/yaml-text.ts";
import { fieldLabel } from "./fields.ts";
import { changeYaml, proseOf, setText, valueAt, valuesOf } from "./file-text.ts";
import { prosePath, proseTexts } from "./prose.ts";

type Path = readonly (string | number)[];
type Change = Pick<Difference, "path" | "before" | "after">;

const isGroup = (value: unknown): value is object => typeof value === "object" && value !== null;

/** What a value says, in words. */
const said = (value: unknown): string =>
  isGroup(value) ? Object.values(value).map(said).join(" · ") : String(value ?? "");

/** The items of one list that the other has not. */
const without = (items: unknown[], others: unknown[]) => {
  const known = new Set(others.map(said));
  return items
    .map(said)
    .filter((item) => !known.has(item))
    .join("\n");
};

/** Value by value; a list of another length, or in another order, is one difference. */
function* valueDifferences(before: unknown, after: unknown, path: Path = []): Generator<Change> {
  if (said(before) === said(after) && isGroup(before) === isGroup(after)) return;
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length === after.length && without(before, after) !== "")
      for (const [index, item] of before.entries())
        yield* valueDifferences(item, after[index], [...path, index]);
    else {
      const [gone, added] = [without(before, after), without(after, before)];
      yield { path, before: gone, after: gone || added ? added : "in another order" };
    }
  } else if (isGroup(before) && isGroup(after))
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
      yield* valueDifferences(Reflect.get(before, key), Reflect.get(after, key), [...path, key]);
  else yield { path, before: said(before), after: said(after) };
}

const textsOf = (file: string, text: string) =>
  [...proseTexts(proseOf(text).lines)].map((place) => {
    const path = ["prose", ...prosePath(place)];
    return { path, words: String(valueAt(file, text, path)) };
  });

/** Text by text, unless there are more or fewer of them. */
function* proseDifferences(file: string, before: string, after: string): Generator<Change> {
  if (proseOf(before).lines.join("\n") === proseOf(after).lines.join("\n")) return;
  const [were, are] = [textsOf(file, before), textsOf(file, after)];
  const pairs = are.map((text, index) => ({ ...text, before: were[index]?.words ?? "" }));
  const changed = pairs.filter((text) => text.words !== text.before);
  if (were.length === are.length && changed.length > 0)
    for (const { path, words, before } of changed) yield { path, before, after: words };
  else {
    const [gone, added] = [were, are].map((texts) => texts.map(({ words }) => words)) as [string[], string[]];
    yield { path: ["prose"], before: without(gone, added), after: without(added, gone) };
  }
}

/** What differs in a file, in words. */
export function differencesIn(file: string, before: string | null, after: string | null): Difference[] {
  const whole = { file, path: [], before: "", after: "" };
  if (before === null) return [{ ...whole, label: "New file" }];
  if (after === null) return [{ ...whole, label: "Removed file" }];
  const prose = file.endsWith(".md") ? proseDifferences(file, before, after) : [];
  return [...valueDifferences(valuesOf(before), valuesOf(after)), ...prose].map((change) => ({
    ...{ file, label: fieldLabel(change.path) },
    ...change,
  }));
}

/** The file with one difference taken back. */
export function takenBack(file: string, before: string, after: string, path: Path): string {
  const back = takeBack(file, before, after, path);
  // Other order or form is no difference that anybody sees.
  return differencesIn(file, before, back).length === 0 ? before : back;
}

function takeBack(file: string, before: string, after: string, path: Path): string {
  if (path[0] !== "prose") {
    const old = parseDocument(splitYaml(before).yaml) as Document;
    return changeYaml(after, path, (document) => {
      if (old.hasIn(path)) document.setIn(path, old.getIn(path, true));
      else document.deleteIn(path);
    });
  }
  if (path.length === 1) return proseOf(after).above + proseOf(before).lines.join("\n");
  const index = textsOf(file, after).findIndex((text) => text.path.join() === path.join());
  return setText(file, after, path, textsOf(file, before)[index]?.words ?? "");
}
